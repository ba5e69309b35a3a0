import { ignoreError } from '@foyer/kernel';
import { addedKeySchema, keysSchema, revokedKeySchema, type ListedKey } from '@foyer/kernel/key-answers';
import { squadsSchema } from '@foyer/kernel/squad-answers';
import {
  createRegistryClient,
  publicText,
  readSigningKey,
  signingKeyIn,
  systemClock,
} from '@foyer/runtime/registry-access';
import { access, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { styleText } from 'node:util';
import { CommandFailure } from '../failure.ts';
import { SQUAD_NAMES } from '../names.ts';
import { reasonFrom } from '../reason.ts';
import type { Session } from '../sessionTypes.ts';
import { suggestionFor } from '../suggest.ts';

const DAY_MS = 86_400_000;

export interface SquadKeyOptions {
  readonly squad: string;
  readonly days: number;
  readonly reason: string | undefined;
}

/**
 * Creates the signing key of a squad on this machine, or prints the existing one. The private key never
 * leaves the file; the recipe names the command with which the keyring accepts the public one.
 */
export async function newKey(session: Session, { squad, days }: SquadKeyOptions): Promise<void> {
  await requireSquad(session, squad);
  const file = fileOf(session, squad);
  const isNew = !(await exists(file));
  const key = await signingKeyIn(file);
  const recipe = `foyer keys add ${squad} ${file} --role squad:${squad} --days ${days} --reason "…"`;
  session.printResult(
    { keyId: key.keyId, file, isNew, publicKey: publicText(key.publicKey), recipe },
    `${styleText('green', '✓')} ${isNew ? 'Created' : 'Already there:'} ${key.keyId} in ${file}\n  Add it to the keyring as an operator: ${recipe}\n  In CI, store the file as a secret and pass its path: --key <file>`,
  );
}

/**
 * Replaces the key of a squad: adds a new one, makes it the key of this machine, then revokes the old one. A
 * repeated call continues where an interrupted one stopped.
 */
export async function rotateKey(session: Session, options: SquadKeyOptions): Promise<void> {
  const { squad, days } = options;
  await requireSquad(session, squad);
  const [file, next, old] = ['', '.next', '.old'].map((end) => `${fileOf(session, squad)}${end}`) as [
    string,
    string,
    string,
  ];
  if (!(await exists(file)) && !(await exists(old)))
    throw new CommandFailure(
      'KEY_MISSING',
      `${file} does not exist, so there is no key to replace. Create one with foyer keys new ${squad}.`,
    );
  const reason = await reasonFrom(session.terminal, options.reason);
  if (!(await exists(old))) {
    const added = await signingKeyIn(next);
    const ring = await ringOf(session);
    const holder = ring.find(({ id }) => id === session.keyId)?.holder ?? squad;
    if (!ring.some(({ id }) => id === added.keyId)) {
      const now = Date.now();
      await session.client.post(
        '/v1/keys',
        {
          holder,
          roles: [`squad:${squad}`],
          publicKey: publicText(added.publicKey),
          notBefore: new Date(now).toISOString(),
          notAfter: new Date(now + days * DAY_MS).toISOString(),
          reason,
        },
        addedKeySchema,
      );
    }
    await rename(file, old);
  }
  if (await exists(next)) await rename(next, file);
  const [current, replaced] = [await readSigningKey(file), await readSigningKey(old)];
  const client = createRegistryClient({ baseUrl: session.registry, key: current, clock: systemClock });
  const { keys } = await client.get('/v1/keys', keysSchema);
  if (keys.find(({ id }) => id === replaced.keyId)?.revokedAt === null)
    await client.post('/v1/keys/revoke', { keyId: replaced.keyId, reason }, revokedKeySchema);
  await rm(old);
  session.printResult(
    { keyId: current.keyId, revoked: replaced.keyId, file },
    `${styleText('green', '✓')} ${squad} signs with ${current.keyId}; ${replaced.keyId} is revoked. Releases signed with it stay valid.`,
  );
}

function fileOf({ home }: Session, squad: string): string {
  return path.join(home, 'keys', 'squads', `${squad}.pem`);
}

async function ringOf({ client }: Session): Promise<readonly ListedKey[]> {
  return (await client.get('/v1/keys', keysSchema)).keys;
}

async function requireSquad({ client }: Session, squad: string): Promise<void> {
  if (SQUAD_NAMES.includes(squad)) return;
  const answer = await client
    .get('/v1/squads', squadsSchema)
    .catch(ignoreError('the refusal below names the squads of the repository'));
  if (answer?.squads.some(({ name }) => name === squad)) return;
  const meant = suggestionFor(squad, SQUAD_NAMES);
  throw new CommandFailure(
    'USAGE',
    `${squad} is not a squad. ${meant === undefined ? `The squads are ${SQUAD_NAMES.join(', ')}` : `Did you mean ${meant}`}${meant === undefined ? '.' : '?'}`,
  );
}

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
