import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { repositoryRoot } from '@foyer/workspace';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readFolder } from './readFolder.ts';

const SPECIFICATION = path.join(repositoryRoot, 'shared/docs/release-manifest');
const ENTRY = 'var mfe_poker_4f1c2a9b77;';
const BILL = '{"bomFormat":"CycloneDX","specVersion":"1.6","version":1,"components":[]}';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'foyer-folder-'));
  write('entry.js', ENTRY);
  write('documents.json', '{}');
  write('sbom.cdx.json', BILL);
  write('release.json', JSON.stringify(validManifest()));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(file: string, text: string): void {
  writeFileSync(path.join(folder, file), text);
}

/** The example `minimal.json` with the hashes of the files that the tests write. */
function validManifest() {
  const example = JSON.parse(readFileSync(path.join(SPECIFICATION, 'examples/minimal.json'), 'utf8')) as {
    readonly describes: object;
  };
  return {
    ...example,
    bytes: { 'entry.js': ENTRY.length },
    sri: { 'entry.js': `sha384-${createHash('sha384').update(ENTRY).digest('base64')}` },
    describes: { ...example.describes, sbom: createHash('sha256').update(BILL).digest('hex') },
  };
}

/** The code with the first fault, as the command line answers. */
function answer(): string {
  try {
    return `accepted ${readFolder(folder).app}`;
  } catch (error) {
    const { code = '', message } = error as { readonly code?: string; readonly message: string };
    return `${code} ${message.split('\n').at(1)?.trim() ?? message}`;
  }
}

/** Rows of the tables of examples in the specification: name and answer. */
function documented(heading: string): readonly (readonly [name: string, answer: string])[] {
  const readme = readFileSync(path.join(SPECIFICATION, 'README.md'), 'utf8');
  const section = readme.split(/^## /m).find((part) => part.startsWith(heading)) ?? '';
  return [...section.matchAll(/^\| `([^`]+)` \| `([^`]+)` \|$/gm)].map(
    ([, name = '', text = '']) => [name, text] as const,
  );
}

const CHANGES: Readonly<Record<string, () => void>> = {
  'no release.json': () => rmSync(path.join(folder, 'release.json')),
  'other content than the hash': () => write('entry.js', ENTRY.replace('var', 'let')),
  'a listed file is missing': () => rmSync(path.join(folder, 'entry.js')),
  'no documents.json': () => rmSync(path.join(folder, 'documents.json')),
  'a query under another hash': () => write('documents.json', '{"sha256:0":"query A { a }"}'),
  'no bill of materials': () => rmSync(path.join(folder, 'sbom.cdx.json')),
  'another bill than described': () => write('sbom.cdx.json', '{}'),
  'a symbolic link': () => symlinkSync('/etc/hostname', path.join(folder, 'extra.js')),
};

describe('readFolder', () => {
  it('accepts a folder that satisfies the specification', () => {
    expect(answer()).toBe('accepted mfe-poker');
  });

  it.each(documented('Examples of manifests'))('answers the example %s as documented', (name, expected) => {
    cpSync(path.join(SPECIFICATION, 'examples', name), path.join(folder, 'release.json'));
    expect(answer().slice(0, expected.length)).toBe(expected);
  });

  it.each(documented('Examples of folders'))('answers a folder with %s as documented', (name, expected) => {
    CHANGES[name]?.();
    expect(answer().replace(folder, '<folder>').slice(0, expected.length)).toBe(expected);
  });

  it('documents an answer for each example', () => {
    expect(documented('Examples of manifests')).toHaveLength(4);
    expect(documented('Examples of folders').map(([name]) => name)).toEqual(Object.keys(CHANGES));
  });
});
