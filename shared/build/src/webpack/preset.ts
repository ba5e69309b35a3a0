import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import type { Configuration, WebpackPluginInstance } from 'webpack';
import { VanillaExtractPlugin } from '@vanilla-extract/webpack-plugin';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';
import type { AppBuild } from '../publish/release/appBuild.ts';
import { ChunkNames } from './chunkNames.ts';
import { compiledModules } from './compiledModules.ts';
import { LaterTextsCheck } from './laterTexts.ts';
import { moduleRules } from './moduleRules.ts';
import {
  CHUNK_TIMEOUT_MS,
  classNames,
  definedConstants,
  insertLazySheet,
  resolveOptions,
} from './presetParts.ts';
import { hotConfiguration } from './refresh/hotConfiguration.ts';
import { ReleaseFile } from './releaseFile.ts';
import { ReleaseNames, withoutName } from './releaseNames.ts';
import { remotePlugins } from './remotePlugins.ts';
import { remoteChunks, shellChunks } from './splitChunks.ts';

/** The complete webpack configuration of the shell or of a remote. */
export function webpackConfiguration(app: AppBuild): Configuration {
  const configuration = releaseConfiguration(app);
  return app.hot === true ? hotConfiguration(app, configuration) : configuration;
}

function releaseConfiguration(built: AppBuild): Configuration {
  // while developing, the server writes the release into the files
  const app = built.production ? withoutName(built) : built;
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
    resolve: resolveOptions(app),
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
      ...(built.production ? [new ReleaseNames(built)] : []),
      new LaterTextsCheck(built),
      new ReleaseFile(built),
    ],
    performance: { hints: false },
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
    ...(app.production ? { cache: compiledModules(app) } : {}),
  };
}

function entryOf({ kind }: AppBuild): Record<string, string> {
  if (kind === 'remote') return {};
  return { main: kind === 'console' ? './src/browser/main.tsx' : './src/boot/main.ts' };
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
    new webpack.DefinePlugin(definedConstants(app)),
    new VanillaExtractPlugin({ identifiers: classNames(app) }),
    new MiniCssExtractPlugin({
      filename: app.kind === 'remote' ? 'entry.css' : '[name].css',
      chunkFilename: '[name].css',
      ignoreOrder: true,
      insert: insertLazySheet,
    }),
    new ChunkNames(),
    new SubresourceIntegrityPlugin({
      hashFuncNames: ['sha384'],
      enabled: true,
      // the hash of a chunk is in the files that import it (ADR 0392)
      hashLoading: app.kind === 'remote' ? 'lazy' : 'eager',
    }),
  ];
}
