import { LEGAL_TEXTS, LEGAL_VERSIONS, type LegalTextKind } from '@foyer/market';
import { inTransaction, type Clock, type Pool, type PoolClient } from '@foyer/runtime';

/** Versions by text; texts that are not named stay unchanged. */
export type LegalAnswer = Readonly<Partial<Record<LegalTextKind, string>>>;

const COLUMNS = {
  TERMS: { version: 'terms_version', at: 'terms_accepted_at' },
  PRIVACY_POLICY: { version: 'privacy_version', at: 'privacy_accepted_at' },
} as const satisfies Record<LegalTextKind, { readonly version: string; readonly at: string }>;

/**
 * Records the player's acceptance. `outdated`: the page showed a version that is no longer in force, and
 * nothing is stored.
 */
export async function acceptLegalTexts(
  { pool, clock }: { readonly pool: Pool; readonly clock: Clock },
  playerId: string,
  answer: LegalAnswer,
): Promise<'accepted' | 'outdated'> {
  const named = LEGAL_TEXTS.filter((kind) => answer[kind] !== undefined);
  if (named.some((kind) => answer[kind] !== LEGAL_VERSIONS[kind])) return 'outdated';
  await inTransaction(pool, async (client) => {
    for (const kind of named) await accept(client, playerId, kind, new Date(clock()));
  });
  return 'accepted';
}

/** Idempotent: accepting the same version again changes nothing. */
async function accept(client: PoolClient, playerId: string, kind: LegalTextKind, at: Date): Promise<void> {
  const { version, at: acceptedAt } = COLUMNS[kind];
  const { rowCount } = await client.query(
    `update api.player set ${version} = $2, ${acceptedAt} = $3, updated_at = $3 where id = $1 and ${version} is distinct from $2`,
    [playerId, LEGAL_VERSIONS[kind], at],
  );
  if (rowCount === 1) await recordAcceptance(client, playerId, kind, at);
}

/** Stores the permanent proof; the player's row holds only the current version. */
export async function recordAcceptance(
  client: PoolClient,
  playerId: string,
  kind: LegalTextKind,
  at: Date,
): Promise<void> {
  await client.query(
    'insert into api.legal_acceptance (player_id, kind, version, accepted_at) values ($1, $2, $3, $4)',
    [playerId, kind, LEGAL_VERSIONS[kind], at],
  );
}
