import path from 'node:path';
import webpack from 'webpack';
import type { Compiler, Configuration, RuleSetRule } from 'webpack';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';
import { ownFile } from '../../ownFile.ts';
import type { AppBuild } from '../../publish/release/appBuild.ts';

/** Names of hot updates; the development server answers them, and a release does not contain them. */
export const HOT_UPDATE = /\.hot-update\.js(?:on)?$/;

/**
 * Adds hot module replacement and Fast Refresh to the configuration of a development build. Chunks have no integrity
 * hashes in it: an open page runs modules newer than the hashes in its entry.
 */
export function hotConfiguration(app: AppBuild, configuration: Configuration): Configuration {
  const { entry, module, plugins = [], resolve, output, optimization } = configuration;
  return {
    ...configuration,
    ...(entry !== undefined && typeof entry === 'object' && { entry: withClient(entry) }),
    output: {
      ...output,
      hotUpdateChunkFilename: '[id].[fullhash].hot-update.js',
      hotUpdateMainFilename: '[runtime].[fullhash].hot-update.json',
    },
    resolve: {
      ...resolve,
      alias: { ...resolve?.alias, 'react/jsx-dev-runtime$': ownFile(import.meta, 'jsxDevRuntime') },
    },
    // an update with an error would replace working modules by ones that throw
    optimization: { ...optimization, emitOnErrors: false },
    module: { ...module, rules: [refreshRule(app), ...(module?.rules ?? [])] },
    plugins: [
      ...plugins.filter((plugin) => !(plugin instanceof SubresourceIntegrityPlugin)),
      new webpack.HotModuleReplacementPlugin(),
      new WithoutLoaderReloads(),
    ],
  };
}

/** The module that registers the build with the page. */
export const HOT_CLIENT = ownFile(import.meta, 'hotClient');

function withClient(entry: object): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(entry as Record<string, string>).map(([name, file]) => [name, [HOT_CLIENT, file]]),
  );
}

/** After the compiler, which adds calls for the components of a module. */
function refreshRule({ root, release }: AppBuild): RuleSetRule {
  return {
    test: /\.tsx$/,
    exclude: [/node_modules/, path.dirname(HOT_CLIENT)],
    enforce: 'post',
    use: [{ loader: ownFile(import.meta, 'refreshLoader'), options: { root, release } }],
  };
}

/** Loaders add no reload code of their own: mini-css-extract would request a sheet of the first build again. */
class WithoutLoaderReloads {
  apply(compiler: Compiler): void {
    const name = 'WithoutLoaderReloads';
    compiler.hooks.compilation.tap(name, (compilation) => {
      webpack.NormalModule.getCompilationHooks(compilation).loader.tap({ name, stage: 100 }, (context) => {
        (context as { hot?: boolean }).hot = false;
      });
    });
  }
}
