import { existsSync } from 'node:fs';
import path from 'node:path';
import type { AppBuild } from '../publish/release/appBuild.ts';
import { partOfTargets } from './laterTexts.ts';
import { SHARED_MODULES, sharedVersion } from './sharedModules.ts';
import { classPrefix } from './releaseNames.ts';

/**
 * Long, because a slow connection is not a failure. The shell shows a notice far earlier, and its retry requests a
 * chunk that still hangs again.
 */
export const CHUNK_TIMEOUT_MS = 15_000;

/** Resolution of imports, by webpack and by Rspack. */
export function resolveOptions(app: AppBuild) {
  return {
    // selects the rxjs build for modern browsers; the other one includes helpers for old ones
    conditionNames: ['es2015', '...'],
    extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    // messages are compiled, so the page needs no parser
    alias: {
      '@formatjs/icu-messageformat-parser$': '@formatjs/icu-messageformat-parser/no-parser.js',
      ...(app.production && productionLibraries(app.root)),
    },
  };
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

/** Constants that replace names in the code. */
export function definedConstants(app: AppBuild): Record<string, string> {
  return {
    __FOYER_PRODUCTION__: JSON.stringify(app.production),
    __FOYER_APP__: JSON.stringify(app.app),
    __FOYER_RELEASE__: JSON.stringify(app.release),
    __FOYER_TEXT_PARTS__: JSON.stringify(
      partOfTargets([app, ...Object.values(app.linkedTexts ?? {})].map(({ laterTexts }) => laterTexts)),
    ),
    __FOYER_SHARED_VERSIONS__: JSON.stringify(
      Object.fromEntries(SHARED_MODULES.map((module) => [module, sharedVersion(module, app.root).version])),
    ),
  };
}

/** A module that a remote takes from the shell and never brings itself. */
export interface SharedOption {
  readonly import: false;
  readonly singleton: true;
  readonly strictVersion: true;
  readonly requiredVersion: string;
  readonly eager: true;
}

/** Modules that a remote takes from the shell, as the federation plugins of webpack and of Rspack read them. */
export function sharedOptions(app: AppBuild): Record<string, SharedOption> {
  return Object.fromEntries(
    SHARED_MODULES.map((module) => {
      const { range } = sharedVersion(module, app.root);
      return [
        module,
        {
          import: false,
          singleton: true,
          strictVersion: true,
          requiredVersion: app.requires?.[module] ?? range,
          eager: true,
        },
      ] as const;
    }),
  );
}

/**
 * Class names include the release: two releases of one remote share a page during a swap, and two remotes
 * may bundle the same component.
 */
export function classNames(
  app: AppBuild,
): ({ hash, debugId }: { hash: string; debugId?: string | undefined }) => string {
  const prefix = classPrefix(app.release);
  return ({ hash, debugId }) =>
    app.production || debugId === undefined ? `${prefix}_${hash}` : `${prefix}_${debugId}_${hash}`;
}

/** Copied into the page as source text. The shell sets the integrity hash of the link and attaches it. */
export function insertLazySheet(link: object): void {
  (globalThis as unknown as { __foyerCss(sheet: object): void }).__foyerCss(link);
}
