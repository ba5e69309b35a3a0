import { createRegistryClient, readSigningKey, systemClock, type RegistryClient } from '@foyer/runtime';
import { access, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { CommandFailure } from './failure.ts';
import { repositoryRoot } from './repositoryRoot.ts';
import type { Terminal } from './terminal.ts';

/** Options of every command. */
export interface CommonOptions {
  readonly home: string | undefined;
  readonly registry: string | undefined;
  readonly key: string;
  readonly environment: string;
  readonly json: boolean;
}

/** Dependencies and options of a command. */
export interface Session extends Omit<CommonOptions, 'home' | 'registry'> {
  readonly home: string;
  /** Address of the registry. */
  readonly registry: string;
  readonly client: RegistryClient;
  readonly terminal: Terminal;
  /** Prints the result once: the value with `--json`, otherwise the text. */
  printResult(value: unknown, text: string): void;
}

const DEFAULT_REGISTRY_PORT = 4007;
/** Written by the launcher. */
const lockSchema = v.pipe(v.string(), v.parseJson(), v.object({ registry: v.pipe(v.string(), v.url()) }));

/** @throws {@link CommandFailure} when the data home or the key does not exist. */
export async function openSession(options: CommonOptions, terminal: Terminal): Promise<Session> {
  const home = path.resolve(options.home ?? process.env['FOYER_HOME'] ?? path.join(repositoryRoot, '.foyer'));
  if (!(await exists(home)))
    throw new CommandFailure(
      'HOME_MISSING',
      `${home} is not a Foyer data home. Run npm start once, or set the folder with --home.`,
    );
  const file = await keyFile(home, options.key);
  const registry = options.registry ?? (await registryOf(home));
  return {
    ...options,
    home,
    registry,
    terminal,
    client: createRegistryClient({ baseUrl: registry, key: await readSigningKey(file), clock: systemClock }),
    printResult: (value, text) => terminal.out(options.json ? JSON.stringify(value, null, 2) : text),
  };
}

/**
 * The registry of the instance that uses this data home: `FOYER_REGISTRY_PORT`, else the address in its lock file, else the default port.
 */
async function registryOf(home: string): Promise<string> {
  const port = process.env['FOYER_REGISTRY_PORT'];
  if (port !== undefined) return `http://127.0.0.1:${port}`;
  const text = await readFile(path.join(home, 'foyer.lock'), 'utf8').catch(ignoreMissingLock);
  const lock = v.safeParse(lockSchema, text);
  return lock.success ? lock.output.registry : `http://127.0.0.1:${DEFAULT_REGISTRY_PORT}`;
}

/** No instance uses this data home; its registry may run elsewhere. */
function ignoreMissingLock(): undefined {
  return undefined;
}

/** A path, or the name of a key in the data home: `operator`, `auditor`, `casino` … */
async function keyFile(home: string, key: string): Promise<string> {
  const candidates =
    key.includes('/') || key.endsWith('.pem')
      ? [path.resolve(key)]
      : ['staff', 'squads'].map((folder) => path.join(home, 'keys', folder, `${key}.pem`));
  for (const candidate of candidates) if (await exists(candidate)) return candidate;
  throw new CommandFailure(
    'KEY_FILE_MISSING',
    `The key ${key} was not found: neither ${candidates.join(' nor ')} exists.`,
  );
}

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
