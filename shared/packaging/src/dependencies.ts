import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';

const IMPORTED =
  /(?:\bfrom|\bimport|\bimport\(|\bresolve\(|\brequire\()\s*(['"])(@?[a-z][\w.-]*(?:\/[\w.-]+)*)\1/g;
const BUILT_IN = new Set(builtinModules);

/** Version ranges of other packages by the names under which a `package.json` lists them. */
export interface Dependencies {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta: Readonly<Record<string, { readonly optional: true }>>;
}

/**
 * Libraries of which a page has one copy, in the shell, or that a project chooses itself. A package asks for them instead
 * of bringing its own.
 */
export const PEERS: ReadonlySet<string> = new Set([
  'react',
  'react-dom',
  'react-router-dom',
  'react-intl',
  '@apollo/client',
  'graphql',
  '@vanilla-extract/css',
]);
/** Only needed by the entries for tests. */
const TEST_PEERS: ReadonlySet<string> = new Set(['@jest/globals', '@testing-library/react']);
/** Bundlers that a project chooses: only the preset for them needs them. */
const BUNDLERS: ReadonlySet<string> = new Set(['@rspack/core']);

/** Names of the packages that compiled files import, sorted. */
export function importedPackages(files: readonly string[]): readonly string[] {
  const found = new Set<string>();
  for (const file of files) {
    for (const [, , request = ''] of withoutComments(readFileSync(file, 'utf8')).matchAll(IMPORTED)) {
      const [first = '', second] = request.split('/');
      const name = first.startsWith('@') && second !== undefined ? `${first}/${second}` : first;
      if (!BUILT_IN.has(name) && !request.startsWith('node:')) found.add(name);
    }
  }
  return [...found].sort();
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
}

export interface Versions {
  /** Version of every packed package. */
  readonly own: string;
  /** Names of the packed packages. */
  readonly packed: ReadonlySet<string>;
  /** Exact version of a library of the root; undefined when it is not installed. */
  readonly installed: (name: string) => string | undefined;
}

/**
 * Ranges for the imports of one package. Browser libraries get the range that the shell guarantees, tools the exact
 * version that this repository tests.
 */
export function rangesOf(
  name: string,
  imported: readonly string[],
  runs: 'browser' | 'node',
  { own, packed, installed }: Versions,
): Dependencies {
  const dependencies: Record<string, string> = {};
  const peerDependencies: Record<string, string> = {};
  const peerDependenciesMeta: Record<string, { optional: true }> = {};
  for (const needed of imported) {
    if (needed === name) continue;
    if (needed.startsWith('@foyer/')) {
      if (!packed.has(needed)) throw new Error(`${name} imports ${needed}, which is not packed`);
      dependencies[needed] = own;
      continue;
    }
    const version = installed(needed);
    if (version === undefined) throw new Error(`${name} imports ${needed}, which is not installed`);
    if (runs === 'browser' && (PEERS.has(needed) || TEST_PEERS.has(needed))) {
      peerDependencies[needed] = `^${version}`;
      if (TEST_PEERS.has(needed)) peerDependenciesMeta[needed] = { optional: true };
    } else if (BUNDLERS.has(needed)) {
      peerDependencies[needed] = version;
      peerDependenciesMeta[needed] = { optional: true };
    } else {
      dependencies[needed] = runs === 'browser' ? `^${version}` : version;
    }
  }
  return { dependencies, peerDependencies, peerDependenciesMeta };
}

/** Reads the version of a library that is installed at the root. */
export function installedIn(root: string): (name: string) => string | undefined {
  return (name) => {
    try {
      const file = path.join(root, 'node_modules', name, 'package.json');
      return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  };
}
