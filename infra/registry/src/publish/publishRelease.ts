import { canonicalJson } from '@foyer/kernel';
import { releaseName } from '@foyer/kernel/release-plan';
import { releaseVersion } from '@foyer/kernel/release-version';
import { inTransaction, type Pool, type PoolClient, Refusal, type ReleaseDocument } from '@foyer/runtime';
import * as v from 'valibot';
import { acquireLock, writeAudit } from '../audit/auditLog.ts';
import type { RegistryDependencies } from '../deps.ts';
import { keyProblem, type Actor } from '../keyring/keyring.ts';
import { restartRetention } from '../retention/collectReleases.ts';
import { SHELL, squadOf } from '../squads.ts';
import { refuseForeignSlots } from '../squads/slots.ts';
import { refuseSuspended, squadNames } from '../squads/squadStore.ts';
import { acceptUpload } from './uploadedFiles.ts';
import { releaseSchema } from '@foyer/kernel/release-document';
import { publishedRelease } from './releaseStore.ts';
import { checkSquadSignatures } from './squadSignatures.ts';
import { fileFaults } from './storedFiles.ts';

const MAX_SIGNATURES = 4;

export const documentSchema = v.strictObject({
  payload: v.string(),
  signatures: v.pipe(
    v.array(
      v.strictObject({
        keyId: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
        signature: v.pipe(v.string(), v.base64()),
      }),
    ),
    v.minLength(1),
    v.maxLength(MAX_SIGNATURES),
  ),
});
export type Document = v.InferOutput<typeof documentSchema>;

/** Parses a signed document. @throws {@link Refusal} unless it is a release. */
export function readDocument(payload: string): ReleaseDocument {
  const value = parseJson(payload);
  const checked = v.safeParse(releaseSchema, value);
  if (!checked.success)
    throw new Refusal(
      400,
      'RELEASE_MALFORMED',
      `The release document is invalid: ${v.getDotPath(checked.issues[0]) ?? 'it'} · ${checked.issues[0].message}.`,
    );
  // only validated members count: the schema skips members such as `constructor`, which an edge would read
  const document: ReleaseDocument = checked.output;
  if (canonicalJson(document) !== payload)
    throw new Refusal(
      400,
      'NOT_CANONICAL',
      'The document is not canonical JSON or has unknown members: the same release could have two signatures.',
    );
  return document;
}

/**
 * Publishes a release: verifies its owner, its signatures, its number, and that its files match their hashes.
 * Publishing the same release again succeeds and writes nothing.
 */
export async function publishRelease(
  deps: RegistryDependencies,
  signed: Document,
  actor: Actor,
): Promise<{ readonly document: ReleaseDocument; readonly isNew: boolean }> {
  const { pool, settings, clock } = deps;
  const document = readDocument(signed.payload);
  if (!document.describes)
    throw new Refusal(
      422,
      'DESCRIPTION_MISSING',
      `${releaseName(document.app, document.release)} does not describe what it provides and requires, so no other release could be checked against it.`,
    );
  await checkOwner(pool, signed, document, clock());
  await acceptUpload(settings.home, document);
  const [fault] = await fileFaults(settings.home, document);
  if (fault)
    throw new Refusal(
      422,
      'FILES_DIFFER',
      `${fault.file} of ${releaseName(document.app, document.release)} is ${fault.problem} in the store.`,
    );
  await restartRetention(deps, [document]);
  return inTransaction(pool, async (client) => {
    await acquireLock(client, 'registry');
    // hashing takes time, and a key may have been revoked meanwhile: under the lock that a revocation also
    // needs, keys are checked again
    await checkOwner(client, signed, document, clock());
    const known = await publishedRelease(client, document.app, document.release);
    if (known) {
      if (contentOf(known.document) !== contentOf(document))
        throw new Refusal(
          409,
          'CONTENT_DIFFERS',
          `${releaseName(document.app, document.release)} is published with other content; a release is immutable.`,
        );
      return { document: known.document, isNew: false };
    }
    await checkSequence(client, document);
    const at = new Date(clock()).toISOString();
    await client.query(
      'insert into registry.release (app, release, sequence, payload, signatures, published_at, published_by) values ($1, $2, $3, $4, $5, $6, $7)',
      [
        document.app,
        document.release,
        document.sequence,
        signed.payload,
        JSON.stringify(signed.signatures),
        at,
        actor.actor,
      ],
    );
    const { app, release, sequence, version, contract } = document;
    await writeAudit(client, {
      chain: 'registry',
      at,
      ...actor,
      kind: 'publish',
      app,
      release,
      brands: [],
      reason: `Release ${releaseVersion(document)} of ${app}`,
      before: null,
      after: {
        sequence,
        version,
        contract,
        signedBy: signed.signatures.map(({ keyId }) => keyId),
        source: document.source ?? null,
      },
    });
    return { document, isNew: true };
  });
}

async function checkOwner(
  pool: Pool | PoolClient,
  signed: Document,
  document: ReleaseDocument,
  now: number,
): Promise<void> {
  const { app, owner } = document;
  const squad = squadOf(app);
  if (squad === undefined || !(await squadNames(pool)).includes(squad))
    throw new Refusal(422, 'APP_UNKNOWN', `${app} is not a Foyer application.`);
  await refuseSuspended(pool, squad);
  if (owner !== squad) throw new Refusal(422, 'OWNER_WRONG', `${app} belongs to ${squad}, not to ${owner}.`);
  await refuseForeignSlots(pool, squad, document);
  await checkSquadSignatures(pool, app, signed, (key) => keyProblem(key, now));
}

/**
 * Checks that the number is the next one, so that numbers cannot be used up, and that a shell with the
 * contract of the remote exists.
 */
async function checkSequence(
  client: PoolClient,
  { app, sequence, contract }: ReleaseDocument,
): Promise<void> {
  const { rows } = await client.query<{ last: number }>(
    'select coalesce(max(sequence), 0) as last from registry.release where app = $1',
    [app],
  );
  const last = rows[0]?.last ?? 0;
  if (sequence <= last)
    throw new Refusal(
      409,
      'SEQUENCE_LOWER',
      `${app} was published up to number ${last}; this is number ${sequence}.`,
    );
  if (sequence > last + 1)
    throw new Refusal(
      409,
      'SEQUENCE_SKIPS',
      `${app} was published up to number ${last}; the next is ${last + 1}, and this is number ${sequence}.`,
    );
  if (app === SHELL) return;
  const shells = await client.query(
    `select 1 from registry.release where app = $1 and (payload::jsonb->>'contract')::int = $2 limit 1`,
    [SHELL, contract],
  );
  if (shells.rowCount === 0)
    throw new Refusal(
      422,
      'CONTRACT_UNKNOWN',
      `No published shell supports contract ${contract}; publish one first.`,
    );
}

/** The document without its sequence number and its source: equal files may come from several commits. */
function contentOf({ sequence: _sequence, source: _source, ...content }: ReleaseDocument): string {
  return canonicalJson(content);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Refusal(400, 'RELEASE_MALFORMED', 'The document is not JSON.');
  }
}
