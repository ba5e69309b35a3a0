import { existsSync, readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Modules that every remote takes from the shell. A sub-path is a separate key: sharing `react-dom` alone
 * would leave the renderer (`react-dom/client`) in every remote.
 */
export const SHARED_MODULES = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'react-router-dom',
  'react-intl',
  '@apollo/client',
  '@apollo/client/react',
] as const;
export type SharedModule = (typeof SHARED_MODULES)[number];

/** Packages that only the shell may contain; a remote must not bundle them. */
export const SHELL_ONLY_PACKAGES = [
  'react',
  'react-dom',
  'react-router-dom',
  'react-router',
  'react-intl',
  '@apollo/client',
  'rxjs',
  'graphql',
  'graphql-ws',
  'single-spa',
  'oidc-client-ts',
  'scheduler',
];

/**
 * Files in which the shell lists the names it offers of each shared ES module. CommonJS packages are
 * offered completely.
 */
const FACADE_FILES: Partial<Record<SharedModule, string>> = {
  'react-router-dom': 'reactRouterDom.ts',
  'react-intl': 'reactIntl.ts',
  '@apollo/client': 'apolloClient.ts',
  '@apollo/client/react': 'apolloClientReact.ts',
};

/** Returns the file to extend when a remote needs another name of a shared module. */
export function facadeFile(module: SharedModule, facades: string): string | undefined {
  const file = FACADE_FILES[module];
  return file === undefined ? undefined : path.join(facades, file);
}

/** The names in `platform.json` of the installed contract package. */
function listedNames(module: SharedModule, file: string): ReadonlySet<string> | undefined {
  const { shared } = JSON.parse(readFileSync(file, 'utf8')) as {
    shared: Partial<Record<SharedModule, readonly string[] | null>>;
  };
  const names = shared[module];
  return names ? new Set(names) : undefined;
}

/** Returns the names that the shell offers of a shared module; undefined means all of them. */
export function offeredNames(module: SharedModule, facades: string): ReadonlySet<string> | undefined {
  if (facades.endsWith('.json')) return listedNames(module, facades);
  const file = facadeFile(module, facades);
  if (file === undefined) return undefined;
  if (!existsSync(file)) throw new Error(`The shell has no facade ${file}`);
  const lists = readFileSync(file, 'utf8').matchAll(/export \{([^}]*)\}/g);
  return new Set(
    [...lists].flatMap((list) =>
      (list[1] ?? '')
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== ''),
    ),
  );
}

export interface SharedVersion {
  /** Exact installed version. */
  version: string;
  /** Range that a remote requires: the same major version, at least the one it was built with. */
  range: string;
}

/** Installed version of the package behind a shared module. */
export function sharedVersion(module: string, root: string): SharedVersion {
  const parts = module.split('/');
  const name = module.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? module);
  const file = findPackageJSON(name, pathToFileURL(path.join(root, 'package.json')));
  if (file === undefined) throw new Error(`${name} is not installed`);
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  return { version: manifest.version, range: `^${manifest.version}` };
}
