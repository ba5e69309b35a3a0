import { existsSync } from 'node:fs';
import path from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import type { Configuration, WebpackPluginInstance } from 'webpack';
import { VanillaExtractPlugin } from '@vanilla-extract/webpack-plugin';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';
import type { AppBuild } from '../publish/release/appBuild.ts';
import { ChunkNames } from './chunkNames.ts';
import { LaterTextsCheck, partOfTargets } from './laterTexts.ts';
import { moduleRules } from './moduleRules.ts';
import { hotConfiguration } from './refresh/hotConfiguration.ts';
import { ReleaseFile } from './releaseFile.ts';
import { remotePlugins } from './remotePlugins.ts';
import { remoteChunks, shellChunks } from './splitChunks.ts';
import { SHARED_MODULES, sharedVersion } from './sharedModules.ts';

/**
 * Long, because a slow connection is not a failure. The shell shows a notice far earlier, and its retry requests a
 * chunk that still hangs again.
 */
const CHUNK_TIMEOUT_MS = 15_000;

/** The complete webpack configuration of the shell or of a remote. */
export function webpackConfiguration(app: AppBuild): Configuration {
  const configuration = releaseConfiguration(app);
  return app.hot === true ? hotConfiguration(app, configuration) : configuration;
}

function releaseConfiguration(app: AppBuild): Configuration {
  const isRemote = app.kind === 'remote';
  return {
    name: app.app,
    mode: app.production ? 'production' : 'development',
    context: app.folder,
    // no page may use eval, not even in development, where the same policy applies
    devtool: app.production ? 'hidden-source-map' : 'inline-cheap-module-source-map',
    target: ['web', 'es2022'],
    entry: entryOf(app),
    output: {
      path: app.output,
      // the folder name contains the release, so file names need no hash
      filename: '[name].js',
      chunkFilename: '[name].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      publicPath: 'auto',
      uniqueName: app.container,
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: CHUNK_TIMEOUT_MS,
      // a module that threw while loading throws again on the next attempt, instead of being returned partially
      // initialised
      strictModuleErrorHandling: true,
      hashFunction: 'xxhash64',
    },
    resolve: {
      // selects the rxjs build for modern browsers; the other one includes helpers for old ones
      conditionNames: ['es2015', '...'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      // messages are compiled, so the page needs no parser
      alias: {
        '@formatjs/icu-messageformat-parser$': '@formatjs/icu-messageformat-parser/no-parser.js',
        ...(app.production && productionLibraries(app.root)),
      },
    },
    module: { rules: moduleRules(app) },
    optimization: {
      minimize: app.production,
      minimizer: minimizers(),
      moduleIds: app.production ? 'deterministic' : 'named',
      // one-letter names where possible; a change of a module renames only its own exports
      mangleExports: app.production ? 'size' : false,
      // assigned by ChunkNames
      chunkIds: false,
      splitChunks: isRemote ? remoteChunks(app.firstPage) : shellChunks(),
      runtimeChunk: false,
    },
    plugins: [
      ...commonPlugins(app),
      ...(isRemote ? remotePlugins(app) : []),
      new LaterTextsCheck(app),
      new ReleaseFile(app),
    ],
    performance: { hints: false },
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
    // cached state of an earlier release, for example its name, would make the same sources build to other
    // bytes
    ...(app.production ? { cache: false } : {}),
  };
}

function entryOf({ kind }: AppBuild): Record<string, string> {
  if (kind === 'remote') return {};
  return { main: kind === 'console' ? './src/browser/main.tsx' : './src/boot/main.ts' };
}

/** Production builds that the packages' exports do not select. */
function productionLibraries(root: string): Record<string, string> {
  const modules = path.join(root, 'node_modules');
  const router = path.join(modules, 'react-router/dist/production');
  const singleSpa = path.join(modules, 'single-spa/lib/es2015/esm/single-spa.dev.js');
  return {
    // the exports of react-router select its development build in every mode
    ...(existsSync(router) && {
      'react-router$': path.join(router, 'index.mjs'),
      'react-router/dom$': path.join(router, 'dom-export.mjs'),
    }),
    // the minified build does not support tree shaking
    ...(existsSync(singleSpa) && { 'single-spa$': singleSpa }),
  };
}

function minimizers(): WebpackPluginInstance[] {
  return [
    new TerserPlugin({
      minify: TerserPlugin.swcMinify,
      // the native minifier uses all cores; workers would only load it again
      parallel: false,
      extractComments: false,
      terserOptions: {
        ecma: 2022,
        compress: { passes: 3, ecma: 2022 },
        mangle: true,
        format: { comments: false, ecma: 2022 },
      },
    }),
    new CssMinimizerPlugin({ minify: CssMinimizerPlugin.esbuildMinify, parallel: false }),
  ];
}

function commonPlugins(app: AppBuild): WebpackPluginInstance[] {
  return [
    new webpack.DefinePlugin({
      __FOYER_PRODUCTION__: JSON.stringify(app.production),
      __FOYER_APP__: JSON.stringify(app.app),
      __FOYER_RELEASE__: JSON.stringify(app.release),
      __FOYER_TEXT_PARTS__: JSON.stringify(
        partOfTargets([app, ...Object.values(app.linkedTexts ?? {})].map(({ laterTexts }) => laterTexts)),
      ),
      __FOYER_SHARED_VERSIONS__: JSON.stringify(
        Object.fromEntries(SHARED_MODULES.map((module) => [module, sharedVersion(module, app.root).version])),
      ),
    }),
    new VanillaExtractPlugin({ identifiers: classNames(app) }),
    new MiniCssExtractPlugin({
      filename: app.kind === 'remote' ? 'entry.css' : '[name].css',
      chunkFilename: '[name].css',
      ignoreOrder: true,
      insert: insertLazySheet,
    }),
    new ChunkNames(),
    new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], enabled: true }),
  ];
}

/**
 * Class names include the release: two releases of one remote share a page during a swap, and two remotes
 * may bundle the same component.
 */
function classNames(
  app: AppBuild,
): ({ hash, debugId }: { hash: string; debugId?: string | undefined }) => string {
  const prefix = `f${app.release.slice(0, 6)}`;
  return ({ hash, debugId }) =>
    app.production || debugId === undefined ? `${prefix}_${hash}` : `${prefix}_${debugId}_${hash}`;
}

/** Copied into the page as source text. The shell sets the integrity hash of the link and attaches it. */
function insertLazySheet(link: object): void {
  (globalThis as unknown as { __foyerCss(sheet: object): void }).__foyerCss(link);
}
