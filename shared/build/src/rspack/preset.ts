import { rspack, type Configuration } from '@rspack/core';
import { VanillaExtractPlugin } from '@vanilla-extract/webpack-plugin';
import type { AppBuild } from '../publish/release/appBuild.ts';
import { moduleRules } from '../webpack/moduleRules.ts';
import {
  CHUNK_TIMEOUT_MS,
  classNames,
  definedConstants,
  insertLazySheet,
  resolveOptions,
  sharedOptions,
} from '../webpack/presetParts.ts';
import { ReleaseFile } from './releaseFile.ts';

/** Styles are written for these; without them they are rewritten for browsers of the last decade. */
const BROWSERS = ['chrome >= 120', 'firefox >= 121', 'safari >= 17.2'];
const REMOTE_ENTRY = 'entry.js';

/**
 * The Rspack configuration of a remote. Its container is that of Rspack's own federation plugin, which has the protocol
 * of webpack's and no runtime beyond it.
 */
export function rspackConfiguration(app: AppBuild): Configuration {
  if (app.kind !== 'remote') throw new Error(`${app.app} is not a remote: only remotes are built by Rspack`);
  if (Object.keys(app.laterTexts).length > 0)
    throw new Error(`${app.app} has foyer.laterTexts, which only the webpack preset builds`);
  return {
    name: app.app,
    mode: 'production',
    context: app.folder,
    devtool: 'hidden-source-map',
    target: ['web', 'es2022'],
    entry: {},
    output: {
      path: app.output,
      filename: '[name].js',
      chunkFilename: '[name].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      // where the release is served; the detection of the address at run time creates code from text
      publicPath: `/assets/${app.app}/${app.release}/`,
      uniqueName: app.container,
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: CHUNK_TIMEOUT_MS,
      strictModuleErrorHandling: true,
    },
    resolve: resolveOptions(app),
    module: { rules: moduleRules(app, rspack.CssExtractRspackPlugin.loader) as Rules },
    optimization: {
      // names, because a file name is part of a preload and of the error of a file that is missing
      chunkIds: 'named',
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin(),
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: BROWSERS } }),
      ],
      splitChunks: { chunks: 'async', cacheGroups: { default: false, defaultVendors: false } },
      runtimeChunk: false,
    },
    plugins: [
      new rspack.DefinePlugin(definedConstants(app)),
      new VanillaExtractPlugin({ identifiers: classNames(app) }),
      new rspack.CssExtractRspackPlugin({
        filename: '[name].css',
        chunkFilename: '[name].css',
        ignoreOrder: true,
        insert: insertLazySheet,
      }),
      new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], enabled: true }),
      new rspack.container.ModuleFederationPluginV1({
        name: app.container,
        filename: REMOTE_ENTRY,
        library: { type: 'var', name: app.container },
        exposes: { './remote': { import: app.expose } },
        shared: sharedOptions(app),
      }),
      new ReleaseFile(app),
    ],
    performance: { hints: false },
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
    cache: false,
  };
}

type Rules = NonNullable<NonNullable<Configuration['module']>['rules']>;
