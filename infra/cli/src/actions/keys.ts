import { addedKeySchema, keysSchema, revokedKeySchema, type RevokedKey } from '@foyer/kernel/key-answers';
import { keyIdOf, publicText, RegistryRefusal } from '@foyer/runtime/registry-access';
import { createPublicKey } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { styleText } from 'node:util';
import { confirmByTyping } from '../confirm.ts';
import { reasonFrom } from '../reason.ts';
import { CommandFailure } from '../failure.ts';
import { warnIfPropagationPending } from '../warnIfPropagationPending.ts';
import { table } from '../output/table.ts';
import { parseTime } from '../parseTime.ts';
import type { Session } from '../sessionTypes.ts';

const DAY_MS = 86_400_000;

/** Lists the signing keys with holder, email, roles and expiry. */
export async function listKeys(session: Session): Promise<void> {
  const { keys } = await session.client.get('/v1/keys', keysSchema);
  const rows = keys.map(({ id, holder, email, roles, notAfter, revokedAt }) => [
    id,
    holder,
    email ?? '–',
    roles.join(', '),
    revokedAt === null ? notAfter.slice(0, 10) : styleText('red', `revoked ${revokedAt.slice(0, 10)}`),
  ]);
  session.printResult(keys, table(['Key', 'Holder', 'Email', 'Roles', 'Expires'], rows));
}

/** Adds a public key to the keyring. The file may contain the private key; only the public key is sent. */
export async function addKey(
  session: Session,
  wanted: {
    holder: string;
    file: string;
    email: string | undefined;
    roles: readonly string[];
    days: number;
    reason: string | undefined;
  },
): Promise<void> {
  const text = await readFile(wanted.file, 'utf8').catch(() => {
    throw new CommandFailure(
      'KEY_FILE_MISSING',
      `${wanted.file} cannot be read. Create a key with: openssl genpkey -algorithm ed25519 -out ${wanted.file}`,
    );
  });
  const now = Date.now();
  const { keyId, isNew } = await addOrKnown(session, text, {
    holder: wanted.holder,
    ...(wanted.email !== undefined && { email: wanted.email }),
    roles: wanted.roles,
    publicKey: publicHalf(text),
    notBefore: new Date(now).toISOString(),
    notAfter: new Date(now + wanted.days * DAY_MS).toISOString(),
    reason: await reasonFrom(session.terminal, wanted.reason),
  });
  session.printResult(
    { keyId, changed: isNew },
    isNew
      ? `${styleText('green', '✓')} Added ${keyId} for ${wanted.holder} as ${wanted.roles.join(', ')}, valid for ${wanted.days} days`
      : `${styleText('green', '✓')} ${keyId} is already in the keyring; nothing to change`,
  );
}

/** A repeated command succeeds: the key in the ring has the same public key. */
async function addOrKnown(
  { client }: Session,
  text: string,
  key: object,
): Promise<{ readonly keyId: string; readonly isNew: boolean }> {
  try {
    return { ...(await client.post('/v1/keys', key, addedKeySchema)), isNew: true };
  } catch (error) {
    if (!(error instanceof RegistryRefusal && error.code === 'KEY_KNOWN')) throw error;
    return { keyId: keyIdOf(createPublicKey(text)), isNew: false };
  }
}

/** Revokes a key; with `since`, one decision also withdraws in every environment what was published with it since then. */
export async function revokeKey(
  session: Session,
  {
    key,
    since,
    reason,
    yes,
  }: { key: string; since: string | undefined; reason: string | undefined; yes: boolean },
): Promise<void> {
  const entered = await reasonFrom(session.terminal, reason);
  const from = since === undefined ? undefined : parseTime(since, Date.now());
  await confirmByTyping(session.terminal, key, yes);
  const done = await session.client.post(
    '/v1/keys/revoke',
    {
      keyId: key,
      reason: entered,
      ...(from !== undefined && { since: from }),
    },
    revokedKeySchema,
  );
  warnIfPropagationPending(session, { isLate: done.isLate ?? false });
  session.printResult(done, revokedText(done));
}

function revokedText({ keyId, withdrawn, restored = [], retained = [] }: RevokedKey): string {
  const head = `${styleText('green', '✓')} Revoked ${keyId}`;
  if (!withdrawn) return head;
  const unserved =
    withdrawn.length === 0
      ? 'No release was published with it since then.'
      : `Withdrawn in every environment: ${withdrawn.join(', ')}`;
  const instead = restored.map(
    ({ environment, app, release }) => `  ${environment}: ${app} runs ${release} again`,
  );
  const left = retained.map(
    (environment) =>
      `  ${styleText('red', `${environment}: the shell keeps running, because there is no earlier one`)}: publish and promote one`,
  );
  return [head, unserved, ...instead, ...left].join('\n');
}

function publicHalf(text: string): string {
  try {
    return publicText(createPublicKey(text));
  } catch {
    throw new CommandFailure('KEY_MALFORMED', 'The file contains no key in PEM format.');
  }
}
