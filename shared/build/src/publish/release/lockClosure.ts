import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

interface Locked {
  readonly version?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

type Lock = Readonly<Record<string, Locked>>;

/** Entries of `package-lock.json` by their place, `node_modules/react`. */
export function readLock(root: string): Lock {
  const file = path.join(root, 'package-lock.json');
  if (!existsSync(file)) return {};
  return (JSON.parse(readFileSync(file, 'utf8')) as { readonly packages?: Lock }).packages ?? {};
}

/**
 * The part of the lock file that concerns these packages: one line for each of them and of what they need, with its
 * version and hash. A library that only others use is not in it.
 */
export function lockClosure(lock: Lock, names: Iterable<string>): readonly string[] {
  const found = new Set<string>();
  const visit = (name: string, from: string): void => {
    const place = placeOf(lock, name, from);
    if (place === undefined || found.has(place)) return;
    found.add(place);
    const { dependencies, optionalDependencies, peerDependencies } = lock[place] ?? {};
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }))
      visit(needed, place);
  };
  for (const name of names) visit(name, '');
  return [...found]
    .filter((place) => lock[place]?.link !== true)
    .sort()
    .map((place) => `${place} ${lock[place]?.version ?? ''} ${lock[place]?.integrity ?? ''}`);
}

/** Looks a package up as Node does: in the folder of the package that needs it, then in the ones above. */
function placeOf(lock: Lock, name: string, from: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))) {
    const place = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (lock[place]) return place;
    if (folder === '') return undefined;
  }
}
