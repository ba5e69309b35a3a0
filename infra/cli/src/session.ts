import { createRegistryClient, readSigningKey, systemClock, type RegistryClient } from '@foyer/runtime';
import { access } from 'node:fs/promises';
import path from 'node:path';
import { CommandFailure } from './failure.ts';
import { repositoryRoot } from './repositoryRoot.ts';
import type { Terminal } from './terminal.ts';

/** Options that every command takes. */
export interface CommonOptions {
  readonly home: string | undefined;
  readonly registry: string | undefined;
  readonly key: string;
  readonly environment: string;
  readonly json: boolean;
}

/** What a command works with. */
export interface Session extends Omit<CommonOptions, 'home' | 'registry'> {
  readonly home: string;
  /** Address of the registry. */
  readonly registry: string;
  readonly client: RegistryClient;
  readonly terminal: Terminal;
  /** For programs with `--json`, else for people. Everything a command answers goes through here, once. */
  say(value: unknown, text: string): void;
}

const LOCAL_REGISTRY_PORT = 4007;

/** @throws {@link CommandFailure} when there is no home or no such key in it. */
export async function openSession(options: CommonOptions, terminal: Terminal): Promise<Session> {
  const home = path.resolve(options.home ?? process.env['FOYER_HOME'] ?? path.join(repositoryRoot, '.foyer'));
  if (!(await exists(home)))
    throw new CommandFailure(
      'HOME_MISSING',
      `There is no Foyer in ${home}. Start it once with npm start, or name its folder with --home.`,
    );
  const file = await keyFile(home, options.key);
  const port = process.env['FOYER_REGISTRY_PORT'] ?? LOCAL_REGISTRY_PORT;
  const registry = options.registry ?? `http://127.0.0.1:${port}`;
  return {
    ...options,
    home,
    registry,
    terminal,
    client: createRegistryClient({ baseUrl: registry, key: await readSigningKey(file), clock: systemClock }),
    say: (value, text) => terminal.out(options.json ? JSON.stringify(value, null, 2) : text),
  };
}

/** A path, or the name of a key of the home: `operator`, `auditor`, `casino` … */
async function keyFile(home: string, key: string): Promise<string> {
  const candidates =
    key.includes('/') || key.endsWith('.pem')
      ? [path.resolve(key)]
      : ['staff', 'squads'].map((folder) => path.join(home, 'keys', folder, `${key}.pem`));
  for (const candidate of candidates) if (await exists(candidate)) return candidate;
  throw new CommandFailure(
    'KEY_FILE_MISSING',
    `There is no key ${key}: looked for ${candidates.join(' and ')}.`,
  );
}

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
