import { createRegistryClient, readSigningKey, systemClock } from '@foyer/runtime/registry-access';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CommandFailure } from '../failure.ts';
import type { Session } from '../sessionTypes.ts';
import type { Terminal } from '../terminal.ts';

/** Variables of a CI job outside the repository. */
export const REGISTRY_VARIABLE = 'FOYER_REGISTRY';
export const KEY_VARIABLE = 'FOYER_SIGNING_KEY';

export interface FolderSessionOptions {
  /** Temporary data home; the key is written there and removed with it. */
  readonly home: string;
  readonly owner: string;
  readonly registry: string | undefined;
  readonly environment: string;
  readonly json: boolean;
}

/** A session with the registry and the key of the environment; undefined without a registry or a key. */
export async function folderSession(
  { home, owner, registry = process.env[REGISTRY_VARIABLE], environment, json }: FolderSessionOptions,
  terminal: Terminal,
): Promise<Session | undefined> {
  const texts = [KEY_VARIABLE, `${KEY_VARIABLE}_2`].flatMap((name) => process.env[name] ?? []);
  if (registry === undefined || texts.length === 0) return undefined;
  const folder = path.join(home, 'keys', 'squads');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const files = texts.map((_text, index) => path.join(folder, `${owner}${index === 0 ? '' : '-2'}.pem`));
  await Promise.all(
    // a variable of a CI system often has \n instead of line breaks
    files.map((file, index) =>
      writeFile(file, (texts[index] ?? '').replaceAll('\\n', '\n'), { mode: 0o600 }),
    ),
  );
  const [first = ''] = files;
  const key = await readSigningKey(first).catch(() => {
    throw new CommandFailure('KEY_UNREADABLE', `${KEY_VARIABLE} is not a private Ed25519 key as PEM.`);
  });
  return {
    home,
    registry,
    key: first,
    environment,
    json,
    terminal,
    gatewayPort: 0,
    keyId: key.keyId,
    client: createRegistryClient({ baseUrl: registry, key, clock: systemClock }),
    printResult: (value, text) => terminal.out(json ? JSON.stringify(value, null, 2) : text),
  };
}
