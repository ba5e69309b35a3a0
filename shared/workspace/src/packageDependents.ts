import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sourceFiles, workspacePackages } from './repository.ts';

const IMPORTED = /(?:from|import)\s*\(?\s*'(@foyer\/[a-z0-9-]+)/g;

/**
 * Folders of the given packages and of every package that imports one of them, tests included, directly or through others.
 * Sorted; paths relative to the root.
 */
export function packageDependents(folders: readonly string[], root: string): readonly string[] {
  const packages = workspacePackages(root);
  const imports = packages.map(({ name, folder }) => ({ name, folder, uses: importsOf(folder, root) }));
  const found = new Set(folders);
  for (let before = -1; before !== found.size;) {
    before = found.size;
    const names = new Set(packages.filter(({ folder }) => found.has(folder)).map(({ name }) => name));
    for (const { folder, uses } of imports) if (uses.some((name) => names.has(name))) found.add(folder);
  }
  return [...found].sort();
}

function importsOf(folder: string, root: string): readonly string[] {
  const files = sourceFiles(`${folder}/**/*.{ts,tsx,mjs}`, root);
  const texts = files.map((file) => readFileSync(path.join(root, file), 'utf8'));
  return [...new Set(texts.flatMap((text) => [...text.matchAll(IMPORTED)].map(([, name]) => name ?? '')))];
}
