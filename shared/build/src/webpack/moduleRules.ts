import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { RuleSetRule } from 'webpack';
import type { AppBuild, TextSources } from '../publish/release/appBuild.ts';
import { slimLibraryRules } from './slimLibraries.ts';

const ASSETS = /\.(svg|woff2|png|webp|avif|jpg)$/;
const EFFECTFUL_STYLES = /[\\/](global|reset|fonts|theme)[^\\/]*\.css\.ts$/i;

/** Loaders for each kind of file. */
export function moduleRules(app: AppBuild): RuleSetRule[] {
  const here = import.meta.dirname;
  return [
    { test: /\.tsx?$/, exclude: /node_modules/, use: { loader: 'swc-loader', options: swcOptions(app) } },
    {
      test: /\.messages\.ts$/,
      exclude: /node_modules/,
      enforce: 'pre',
      use: app.production ? [path.join(here, 'dropDefaultMessages.ts')] : [],
    },
    {
      test: /[\\/]src[\\/]messages[\\/][^\\/]+\.json$/,
      exclude: /node_modules/,
      use: [{ loader: path.join(here, 'messagesLoader.ts'), options: { sourcesOf: textSourcesOf(app) } }],
    },
    // a style sheet with global selectors is imported for its side effects, which tree shaking must keep
    { test: EFFECTFUL_STYLES, sideEffects: true },
    {
      test: /\.css$/,
      use: [MiniCssExtractPlugin.loader, { loader: 'css-loader', options: { url: true, sourceMap: false } }],
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

/** The texts of each app whose files are compiled, by its message folder. */
function textSourcesOf(app: AppBuild): Record<string, TextSources> {
  return { [path.join(app.folder, 'src/messages')]: app, ...app.linkedTexts };
}
