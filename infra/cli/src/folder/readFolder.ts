import type { Release } from '@foyer/build';
import { SBOM_FILE } from '@foyer/build/bill-of-materials';
import { manifestSchema } from '@foyer/kernel/release-manifest';
import { createHash } from 'node:crypto';
import { lstatSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { CommandFailure } from '../failure.ts';

const MANIFEST = 'release.json';
const DOCUMENTS = 'documents.json';
const SPECIFICATION = 'shared/docs/release-manifest';

/** Reads the release in a folder of any build. @throws {@link CommandFailure} unless it satisfies the specification. */
export function readFolder(folder: string): Release {
  const release = readManifest(path.join(folder, MANIFEST));
  const faults = [
    ...hashFaults(folder, release),
    ...documentFaults(folder, release),
    ...billFaults(folder, release),
    ...linkFaults(folder),
  ];
  if (faults.length > 0)
    throw new CommandFailure(
      'FOLDER_MALFORMED',
      `${folder} is not a release:\n${faults.map((fault) => `  ${fault}`).join('\n')}`,
    );
  return release;
}

function readManifest(file: string): Release {
  const text = textOf(file);
  if (text === undefined)
    throw new CommandFailure(
      'FOLDER_MISSING',
      `${file} does not exist. Build first, or name another folder.`,
    );
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), manifestSchema), text);
  if (!read.success)
    throw new CommandFailure(
      'MANIFEST_MALFORMED',
      `${file} does not match ${SPECIFICATION}:\n${read.issues
        .map((issue) => `  ${v.getDotPath(issue) ?? MANIFEST}: ${issue.message}`)
        .join('\n')}`,
    );
  return read.output;
}

function* hashFaults(folder: string, { sri, bytes }: Release): Generator<string> {
  for (const [file, integrity] of Object.entries(sri)) {
    const content = contentOf(path.join(folder, file));
    if (!content) yield `${file} is listed, but does not exist.`;
    else if (`sha384-${createHash('sha384').update(content).digest('base64')}` !== integrity)
      yield `${file} has other content than its hash in sri.`;
    else if (bytes[file] !== content.length) yield `${file} has ${content.length} bytes, not ${bytes[file]}.`;
  }
}

/** The gate reads the texts, and the api accepts only these hashes. */
function* documentFaults(folder: string, { documents }: Release): Generator<string> {
  const text = textOf(path.join(folder, DOCUMENTS));
  if (text === undefined) {
    yield `${DOCUMENTS} does not exist; without queries it is {}.`;
    return;
  }
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string())), text);
  if (!read.success) {
    yield `${DOCUMENTS} must map hashes to the texts of queries.`;
    return;
  }
  for (const [hash, query] of Object.entries(read.output))
    if (hash !== `sha256:${createHash('sha256').update(query).digest('hex')}`)
      yield `${DOCUMENTS} has a query with another hash than ${hash}.`;
  if (Object.keys(read.output).sort().join() !== [...documents].sort().join())
    yield `${DOCUMENTS} and the member documents list different queries.`;
}

function* billFaults(folder: string, { describes }: Release): Generator<string> {
  const bill = contentOf(path.join(folder, SBOM_FILE));
  if (!bill) yield `${SBOM_FILE} does not exist.`;
  else if (!describes) yield 'describes is missing: other squads cannot be checked against this release.';
  else if (createHash('sha256').update(bill).digest('hex') !== describes.sbom)
    yield `${SBOM_FILE} has another hash than describes.sbom.`;
}

/** A link could publish a file from outside the folder. */
function* linkFaults(folder: string): Generator<string> {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (lstatSync(path.join(folder, file)).isSymbolicLink()) yield `${file} is a symbolic link.`;
}

function contentOf(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'EISDIR' || code === 'ENOTDIR') return undefined;
    throw error;
  }
}

function textOf(file: string): string | undefined {
  return contentOf(file)?.toString('utf8');
}
