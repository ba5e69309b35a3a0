import { createRequire } from 'node:module';
import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { RuleSetRule } from 'webpack';
import type { AppBuild, TextSources } from '../publish/release/appBuild.ts';
import { ownFile } from '../ownFile.ts';
import { ROUTE_LIST } from '../publish/release/releaseInputs.ts';
import { slimLibraryRules } from './slimLibraries.ts';

/** The build's own loaders: the application does not have to install them. */
const { resolve } = createRequire(import.meta.url);
/** Installed packages, except those of this product. */
const FOREIGN = /node_modules[\\/](?!@foyer[\\/])/;
const ASSETS = /\.(svg|woff2|png|webp|avif|jpg)$/;
const EFFECTFUL_STYLES = /[\\/](global|reset|fonts|theme)[^\\/]*\.css\.[jt]s$/i;
/** Modules of the entry of a remote, which run before its own and export nothing. */
const RUNTIME = /[\\/]webpack[\\/](?:chunkLoading|federationRuntime|releaseRuntime)\.[jt]s$/;

/**
 * Loaders for each kind of file.
 * @param extractStyles - Loader of the bundler that writes style sheets to files.
 */
export function moduleRules(app: AppBuild, extractStyles = MiniCssExtractPlugin.loader): RuleSetRule[] {
  return [
    {
      test: /\.tsx?$/,
      exclude: /node_modules/,
      use: { loader: resolve('swc-loader'), options: swcOptions(app) },
    },
    {
      test: /\.messages\.[jt]s$/,
      exclude: FOREIGN,
      enforce: 'pre',
      use: app.production ? [ownFile(import.meta, 'dropDefaultMessages')] : [],
    },
    {
      test: /[\\/]src[\\/]messages[\\/][^\\/]+\.json$/,
      exclude: /node_modules/,
      type: 'javascript/auto',
      use: [{ loader: ownFile(import.meta, 'messagesLoader'), options: { sourcesOf: textSourcesOf(app) } }],
    },
    ...(app.routeOwners
      ? [
          {
            test: ROUTE_LIST,
            enforce: 'pre' as const,
            use: [{ loader: ownFile(import.meta, 'reduceRoutes'), options: { owners: app.routeOwners } }],
          },
        ]
      : []),
    // a style sheet with global selectors is imported for its side effects, which tree shaking must keep
    { test: EFFECTFUL_STYLES, sideEffects: true },
    { test: RUNTIME, sideEffects: true },
    {
      test: /\.css$/,
      type: 'javascript/auto',
      use: [extractStyles, { loader: resolve('css-loader'), options: { url: true, sourceMap: false } }],
    },
    { test: ASSETS, type: 'asset/resource' },
    ...(app.production ? slimLibraryRules() : []),
  ];
}

function swcOptions(app: AppBuild): object {
  return {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: {
        react: {
          runtime: 'automatic',
          // calls for Fast Refresh are only compiled into the development form
          development: app.hot === true,
          refresh: app.hot === true && { refreshReg: '$RefreshReg$', refreshSig: '$RefreshSig$' },
        },
      },
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

/** The texts of each app whose files are compiled, by its message folder. */
function textSourcesOf(app: AppBuild): Record<string, TextSources> {
  return { [path.join(app.folder, 'src/messages')]: app, ...app.linkedTexts };
}
