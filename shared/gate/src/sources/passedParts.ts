import { sourceFiles } from '@foyer/workspace';
import { createHash, type Hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Part of {@link readSources} that starts a program. */
export type SourcePart = 'types' | 'imports' | 'documents' | 'messages';

export interface PassedParts {
  /** True if the part had no finding for the same inputs. */
  has(part: SourcePart): boolean;
  /** Stores that the part has no finding. */
  add(part: SourcePart): void;
}

/** Every form in which a file names another one; no rule distinguishes types from values. */
const IMPORTS =
  /\b(?:from|import)\s*(['"])[^'"\n]+\1|\b(?:import|require|resolve)\s*\([^)]*\)|<reference[^>]*>/g;
const PACKAGES = '{shell,mfe-*,shared/*}';
/** Versions and settings of the programs, and the code that starts them. */
const COMMON = [
  'package{,-lock}.json',
  'tsconfig*.json',
  '.dependency-cruiser.mjs',
  `${PACKAGES}/package.json`,
  'shared/{codegen,gate,workspace}/src/**/*.ts',
  'shared/build/src/messages/*.ts',
  'shared/conventions/src/boundaries/*.ts',
];

/**
 * Remembers the parts without a finding. A part is read again when one of its inputs differs: a change of a page's code
 * concerns its types, but its imports only when it names other files.
 * @param folder - of the application, relative to the root.
 */
export function passedParts(root: string, folder: string): PassedParts {
  const store = path.join(root, 'node_modules/.cache/check', folder, 'passed.json');
  const passed = existsSync(store)
    ? (JSON.parse(readFileSync(store, 'utf8')) as Partial<Record<SourcePart, string>>)
    : {};
  const keys = keysOf(root, folder);
  return {
    has: (part) => passed[part] === keys[part],
    add(part) {
      passed[part] = keys[part];
      mkdirSync(path.dirname(store), { recursive: true });
      writeFileSync(store, JSON.stringify(passed));
    },
  };
}

function keysOf(root: string, folder: string): Readonly<Record<SourcePart, string>> {
  const hashes = {
    types: createHash('sha256'),
    imports: createHash('sha256'),
    documents: createHash('sha256'),
    messages: createHash('sha256'),
  };
  const { types, imports, documents, messages } = hashes;
  /** A file that appears or disappears differs as well. */
  const add = (hash: Hash, file: string, text: string): void => void hash.update(`${file}\0${text}\0`);
  const each = (patterns: readonly string[], use: (file: string, text: string) => void): void => {
    for (const pattern of patterns)
      for (const file of sourceFiles(pattern, root)) {
        const place = path.join(root, file);
        if (statSync(place).isFile()) use(file, readFileSync(place, 'utf8'));
      }
  };
  each(COMMON, (file, text) => {
    for (const hash of Object.values(hashes)) add(hash, file, text);
  });
  each([`{${folder},shared/*}/**/*`], (file, text) => {
    add(types, file, text);
    add(imports, file, (text.match(IMPORTS) ?? []).join('\n'));
  });
  each([`${PACKAGES}/**/*.{graphql,generated.ts,generated.json}`], (file, text) =>
    add(documents, file, text),
  );
  each([`${folder}/src/**/*.messages.ts`, `${folder}/src/messages/*.json`], (file, text) =>
    add(messages, file, text),
  );
  return {
    types: types.digest('hex'),
    imports: imports.digest('hex'),
    documents: documents.digest('hex'),
    messages: messages.digest('hex'),
  };
}
