import { existsSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import type { Configuration, WebpackPluginInstance } from 'webpack';
import { VanillaExtractPlugin } from '@vanilla-extract/webpack-plugin';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';
import type { AppBuild } from '../release/appBuild.ts';
import { ChunkNames } from './chunkNames.ts';
import { MergeExpose } from './mergeExpose.ts';
import { ReleaseFile } from './releaseFile.ts';
import { SharedUseCheck } from './sharedUseCheck.ts';
import { SHARED_MODULES, sharedVersion } from './sharedModules.ts';

/** Shorter than the outlet's own deadline of 3 s: a retry must not join a chunk that still hangs. */
const CHUNK_TIMEOUT_MS = 2000;
/** Nobody stands in for a piece of the shell, so it may take its time. */
const SHELL_CHUNK_TIMEOUT_MS = 15_000;

const EXPOSE_CHUNK = 'expose';
const REMOTE_ENTRY = 'entry.js';

/** The whole webpack configuration of the shell or of a remote. */
export function webpackConfiguration(app: AppBuild): Configuration {
  const isRemote = app.kind === 'remote';
  return {
    name: app.app,
    mode: app.production ? 'production' : 'development',
    context: app.folder,
    // Nothing in a page may use eval: not even in development, where the same policy holds.
    devtool: app.production ? 'hidden-source-map' : 'inline-cheap-module-source-map',
    target: ['web', 'es2022'],
    entry: isRemote ? {} : { main: './src/boot/main.ts' },
    output: {
      path: app.output,
      // The folder is the release, so names need no hash of their own.
      filename: '[name].js',
      chunkFilename: '[name].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      publicPath: 'auto',
      uniqueName: app.container,
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: isRemote ? CHUNK_TIMEOUT_MS : SHELL_CHUNK_TIMEOUT_MS,
      // A module that threw while loading throws again on the next try, instead of being handed out half made.
      strictModuleErrorHandling: true,
      hashFunction: 'xxhash64',
    },
    resolve: {
      // rxjs has a build for browsers of today behind this condition; the other carries helpers for old ones.
      conditionNames: ['es2015', '...'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      // Messages arrive compiled, so the page needs no parser.
      alias: { '@formatjs/icu-messageformat-parser$': '@formatjs/icu-messageformat-parser/no-parser.js', ...(app.production && routerForProduction(app.root)) },
    },
    module: { rules: moduleRules(app) },
    optimization: {
      minimize: app.production,
      minimizer: minimizers(),
      moduleIds: app.production ? 'deterministic' : 'named',
      // ChunkNames gives them.
      chunkIds: false,
      splitChunks: isRemote ? remoteChunks() : shellChunks(),
      runtimeChunk: false,
    },
    plugins: [...commonPlugins(app), ...(isRemote ? remotePlugins(app) : []), new ReleaseFile(app)],
    performance: { hints: false },
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
    // What a cache remembers of an earlier release (its name, for one) would make the same sources build to other bytes.
    ...(app.production ? { cache: false } : {}),
  };
}

/** react-router's exports lead to its development build whatever the mode; the other one has no warnings in it. */
function routerForProduction(root: string): Record<string, string> {
  const dist = path.join(root, 'node_modules/react-router/dist/production');
  return existsSync(dist) ? { 'react-router$': path.join(dist, 'index.mjs'), 'react-router/dom$': path.join(dist, 'dom-export.mjs') } : {};
}

const ASSETS = /\.(svg|woff2|png|webp|avif|jpg)$/;
const EFFECTFUL_STYLES = /[\\/](global|reset|fonts|theme)[^\\/]*\.css\.ts$/i;

function moduleRules(app: AppBuild): webpack.RuleSetRule[] {
  const here = import.meta.dirname;
  return [
    { test: /\.tsx?$/, exclude: /node_modules/, use: { loader: 'swc-loader', options: swcOptions(app) } },
    { test: /\.messages\.ts$/, exclude: /node_modules/, enforce: 'pre', use: app.production ? [path.join(here, 'dropDefaultMessages.ts')] : [] },
    { test: /[\\/]src[\\/]messages[\\/][^\\/]+\.json$/, exclude: /node_modules/, use: [{ loader: path.join(here, 'messagesLoader.ts'), options: { foldersOf: messageFoldersOf(app) } }] },
    // A sheet that styles by selector is imported for its effect; tree shaking must not drop it.
    { test: EFFECTFUL_STYLES, sideEffects: true },
    { test: /\.css$/, use: [MiniCssExtractPlugin.loader, { loader: 'css-loader', options: { url: true, sourceMap: false } }] },
    { test: ASSETS, type: 'asset/resource' },
  ];
}

function swcOptions(app: AppBuild): object {
  return {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: false } },
      externalHelpers: false,
    },
    module: { type: 'es6' },
    sourceMaps: true,
    minify: false,
    env: undefined,
    swcrc: false,
    configFile: false,
    root: app.folder,
  };
}

function minimizers(): WebpackPluginInstance[] {
  return [
    new TerserPlugin({
      minify: TerserPlugin.swcMinify,
      // The native minifier uses the cores by itself; workers would only load it again.
      parallel: false,
      extractComments: false,
      terserOptions: { ecma: 2022, compress: { passes: 3, ecma: 2022 }, mangle: true, format: { comments: false, ecma: 2022 } },
    }),
    new CssMinimizerPlugin({ minify: CssMinimizerPlugin.esbuildMinify, parallel: false }),
  ];
}

type SplitChunks = NonNullable<NonNullable<Configuration['optimization']>['splitChunks']>;

/** A reference to a module of the shell weighs nothing: a chunk of those has no file, and so no hash. */
const ownModule = (module: webpack.Module) => module.type !== 'consume-shared-module';

/**
 * What three pages of a remote need is one file: a page then comes in two scripts, where many small parts would queue behind each other.
 * Slots stay out of it, because they are shown on pages of others.
 */
function remoteChunks(): SplitChunks {
  const pages = { name: 'pages', minChunks: 3, minSize: 0, reuseExistingChunk: false, chunks: isPage, test: ownModule } as const;
  return { chunks: 'async', cacheGroups: { default: false, defaultVendors: false, pages } };
}

function isPage(chunk: webpack.Chunk): boolean {
  return [...chunk.groupsIterable].some((group) => group.origins.some((origin) => /\/pages\//.test(origin.request ?? '')));
}

/** Code that two lazy parts of the shell share is one file, if it is worth a request. */
const BETWEEN_PARTS = { minChunks: 2, minSize: 12_000, reuseExistingChunk: true, chunks: 'async' } as const;

/** Third-party code changes rarely and is wanted at once: one file. Style sheets stay with the shell's own. */
function shellChunks(): SplitChunks {
  const vendors = {
    name: 'vendors',
    chunks: 'initial',
    enforce: true,
    test: (module: webpack.Module) => module.type.startsWith('javascript') && /[\\/]node_modules[\\/](?!@vanilla-extract[\\/]webpack)/.test(module.nameForCondition() ?? ''),
  } as const;
  return { chunks: 'async', cacheGroups: { default: BETWEEN_PARTS, defaultVendors: false, vendors } };
}

function commonPlugins(app: AppBuild): WebpackPluginInstance[] {
  return [
    new webpack.DefinePlugin({
      __FOYER_PRODUCTION__: JSON.stringify(app.production),
      __FOYER_APP__: JSON.stringify(app.app),
      __FOYER_RELEASE__: JSON.stringify(app.release),
      __FOYER_SHARED_VERSIONS__: JSON.stringify(Object.fromEntries(SHARED_MODULES.map((module) => [module, sharedVersion(module, app.root).version]))),
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

/** Two releases of one remote live in one page during a swap, and two remotes bundle the same shared component: all class names differ. */
function classNames(app: AppBuild): ({ hash, debugId }: { hash: string; debugId?: string | undefined }) => string {
  const prefix = `f${app.release.slice(0, 6)}`;
  return ({ hash, debugId }) => (app.production || debugId === undefined ? `${prefix}_${hash}` : `${prefix}_${debugId}_${hash}`);
}

/** Which texts belong into the messages of the app whose file is compiled. */
function messageFoldersOf(app: AppBuild): Record<string, string[]> {
  return { [path.join(app.folder, 'src/messages')]: app.messageFolders, ...app.linkedMessageFolders };
}

/** Copied into the page by its text: the shell dresses the link with its hash and attaches it. */
function insertLazySheet(link: object): void {
  (globalThis as unknown as { __foyerCss(sheet: object): void }).__foyerCss(link);
}

/** The plugin's own runtime brings remotes, snapshots and a loader into every remote; ours takes shared modules and no more. */
const BUNDLER_RUNTIME = /webpack-bundler-runtime[\\/]dist[\\/](?:bundler|index)\.c?js$/;

function remotePlugins(app: AppBuild): WebpackPluginInstance[] {
  const shared = Object.fromEntries(SHARED_MODULES.map((module) => {
    const { range } = sharedVersion(module, app.root);
    return [module, { import: false, singleton: true, strictVersion: true, requiredVersion: app.requires?.[module] ?? range, eager: true }] as const;
  }));
  return [
    new ModuleFederationPlugin({
      name: app.container,
      filename: REMOTE_ENTRY,
      library: { type: 'var', name: app.container },
      exposes: { './remote': { import: app.expose, name: EXPOSE_CHUNK } },
      shared,
      shareStrategy: 'loaded-first',
      dts: false,
      manifest: false,
    }),
    new webpack.NormalModuleReplacementPlugin(BUNDLER_RUNTIME, path.join(import.meta.dirname, 'federationRuntime.ts')),
    new MergeExpose({ container: app.container, expose: EXPOSE_CHUNK }),
    new SharedUseCheck({ facades: app.facades }),
  ];
}
