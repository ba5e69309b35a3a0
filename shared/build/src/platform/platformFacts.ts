import { installedFolder, isRepository } from '@foyer/workspace';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contractNames } from '../webpack/contractNames.ts';
import { offeredNames, SHARED_MODULES } from '../webpack/sharedModules.ts';

/**
 * Facts about the shell and the contract that a build reads from sources of the repository. Packed as
 * `platform.json` with `@foyer/contract`, for builds outside it.
 */
export interface PlatformFacts {
  readonly contract: number;
  readonly events: readonly string[];
  readonly slots: readonly string[];
  readonly services: readonly string[];
  readonly offers: readonly string[];
  /** Names that the shell offers of each shared module; null means all of them. */
  readonly shared: Readonly<Record<string, readonly string[] | null>>;
}

const CONTRACT = '@foyer/contract';
const FACTS_FILE = 'platform.json';
const FACADES = 'shell/src/remotes/federation/facades';

/** Reads the facts from the sources of the repository. */
export function platformFacts(root: string): PlatformFacts {
  const { events, slots, services, offers } = contractNames(root);
  const facades = path.join(root, FACADES);
  return {
    contract: contractVersion(root),
    events: [...events],
    slots: [...slots],
    services: [...services],
    offers,
    shared: Object.fromEntries(
      SHARED_MODULES.map((module) => {
        const names = offeredNames(module, facades);
        return [module, names ? [...names] : null];
      }),
    ),
  };
}

/** The contract number: of the contract package in the repository, or of the installed one. */
export function contractVersion(root: string): number {
  if (!isRepository(root)) return readFacts(factsFile(root)).contract;
  const source = readFileSync(path.join(root, 'shared/contract/src/remote.ts'), 'utf8');
  const found = /CONTRACT_VERSION = (\d+)/.exec(source)?.[1];
  if (found === undefined) throw new Error('shared/contract/src/remote.ts has no CONTRACT_VERSION');
  return Number(found);
}

/** Folder of the shell's facades; outside the repository the file that lists the same names. */
export function facadesOf(root: string): string {
  return isRepository(root) ? path.join(root, FACADES) : factsFile(root);
}

function factsFile(root: string): string {
  const folder = installedFolder(CONTRACT, root);
  const file = folder === undefined ? undefined : path.join(folder, FACTS_FILE);
  if (file === undefined || !existsSync(file))
    throw new Error(`${CONTRACT} with its ${FACTS_FILE} is not installed in ${root}: run npm install`);
  return file;
}

function readFacts(file: string): PlatformFacts {
  return JSON.parse(readFileSync(file, 'utf8')) as PlatformFacts;
}
