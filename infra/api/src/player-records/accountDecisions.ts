import { fail, succeed, type Result } from '@foyer/kernel';
import type { AccountAction, CLOSING_CAUSES } from '@foyer/market/player-record-answers';
import { inTransaction, type FoyerSettings, type Pool, type PoolClient } from '@foyer/runtime';
import { requestDataExport } from '../personal-data/dataExport.ts';
import { requestErasure } from '../personal-data/erasure.ts';
import type { PersonalDataDeps } from '../personal-data/personalDataDeps.ts';
import type { PlayerEmailRow } from '../player-emails/writePlayerEmail.ts';
import { withdrawMarketingConsent } from '../players/marketingConsent.ts';
import { endRequestedSessions, type SessionEndDeps } from '../sessions/sessionEndRequests.ts';
import { readOpenSessions } from './openSessions.ts';
import { siteOriginOf } from '../server/http/siteOrigin.ts';

export interface AccountDecisionDeps extends PersonalDataDeps, SessionEndDeps {
  readonly settings: Pick<FoyerSettings, 'gatewayPort' | 'siteAddress' | 'protectionMode'>;
}

export interface AccountDecision {
  readonly brand: string;
  readonly playerId: string;
  readonly action: AccountAction;
  /** Reason for closing an account, null for other decisions. */
  readonly cause: (typeof CLOSING_CAUSES)[number] | null;
  /** The session that an `end-session` ends, null for other decisions. */
  readonly session: string | null;
  readonly reason: string;
  readonly staff: string;
  /** Idempotency key of the client. */
  readonly key: string;
}

interface AccountRow {
  readonly status: string;
  readonly is_excluded: boolean;
}

/**
 * Carries out a decision of staff about an account and stores it, once per key.
 * @returns the code of the refusal, if refused.
 */
export async function decideAccount(
  deps: AccountDecisionDeps,
  decision: AccountDecision,
): Promise<Result<null, string>> {
  // the confirmation of an erasure is sent by another service, which must not hold the lock of the account
  if (decision.action === 'erase') {
    const stored = await findDecision(deps.pool, decision.key);
    if (stored && !isSame(stored, decision)) return fail('KEY_REUSED');
    const refusal = await requestErasureByStaff(deps, decision);
    if (refusal !== null) return fail(refusal);
  }
  // identity knows the sessions; no lock is held during its answer
  if (decision.action === 'end-session' && !(await findDecision(deps.pool, decision.key))) {
    const open = await readOpenSessions(deps, decision);
    if (!open) return fail('IDENTITY_UNAVAILABLE');
    if (!open.some(({ id }) => id === decision.session)) return fail('SESSION_ENDED');
  }
  const decided = await inTransaction(deps.pool, async (client): Promise<Result<null, string>> => {
    const { rows } = await client.query<AccountRow>(
      'select status, self_excluded_at is not null as is_excluded from api.player where id = $1 and brand = $2 for update',
      [decision.playerId, decision.brand],
    );
    const account = rows[0];
    if (!account) return fail('UNKNOWN_PLAYER');
    const stored = await findDecision(client, decision.key);
    if (stored) return isSame(stored, decision) ? succeed(null) : fail('KEY_REUSED');
    const refusal = await act(deps, client, decision, account);
    if (refusal !== null) return fail(refusal);
    await client.query(
      'insert into api.account_decision (player_id, action, cause, reason, staff, key, at, session_id) values ($1, $2, $3, $4, $5, $6, $7, $8)',
      [
        decision.playerId,
        decision.action,
        decision.cause,
        decision.reason,
        decision.staff,
        decision.key,
        new Date(deps.clock()),
        decision.session,
      ],
    );
    await announceDecision(client, decision, deps.clock());
    return succeed(null);
  });
  deps.relay.kick();
  // the job repeats what identity has not confirmed
  if (decided.ok && (decision.action === 'sign-out' || decision.action === 'end-session'))
    await endRequestedSessions(deps, decision.playerId).catch((error: unknown) =>
      deps.log.warn('sessions not ended yet, retrying later', { playerId: decision.playerId, error }),
    );
  return decided;
}

/** Writes the email of a closing or reopening, which the job of player emails sends. */
async function announceDecision(client: PoolClient, decision: AccountDecision, now: number): Promise<void> {
  const kind = emailOf(decision);
  if (kind !== undefined)
    await client.query(
      `insert into api.outgoing_email (player_id, kind, key, content, written_at) values ($1, $2, $3, '{}', $4)`,
      [decision.playerId, kind, decision.key, new Date(now)],
    );
}

function emailOf({ action, cause }: AccountDecision): PlayerEmailRow['kind'] | undefined {
  if (action === 'reopen') return 'account-reopened';
  if (cause === null) return undefined;
  return cause === 'PlayerRequest' ? 'account-closed-at-request' : 'account-closed';
}

interface StoredDecision {
  readonly player_id: string;
  readonly action: string;
  readonly session_id: string | null;
}

async function findDecision(client: Pool | PoolClient, key: string): Promise<StoredDecision | undefined> {
  const { rows } = await client.query<StoredDecision>(
    'select player_id, action, session_id from api.account_decision where key = $1',
    [key],
  );
  return rows[0];
}

function isSame(stored: StoredDecision, { playerId, action, session }: AccountDecision): boolean {
  return stored.player_id === playerId && stored.action === action && stored.session_id === session;
}

async function act(
  deps: AccountDecisionDeps,
  client: PoolClient,
  { brand, playerId, action, cause, session }: AccountDecision,
  account: AccountRow,
): Promise<string | null> {
  const now = new Date(deps.clock());
  const queries = {
    close: ['select api.close_account_by_staff($1, $2, $3, $4) as refusal', [brand, playerId, cause, now]],
    reopen: ['select api.reopen_account_by_staff($1, $2, $3) as refusal', [brand, playerId, now]],
  } as const;
  if (action === 'erase') return null;
  if (action === 'sign-out' || action === 'end-session') {
    await client.query(
      'insert into api.session_end_request (player_id, sid, reason, requested_at) values ($1, $2, $3, $4)',
      [playerId, session, 'ENDED_BY_OPERATOR', now],
    );
    return null;
  }
  if (action === 'stop-marketing') {
    await withdrawMarketingConsent(client, playerId, now);
    return null;
  }
  if (action !== 'export') {
    const [query, values] = queries[action];
    const { rows } = await client.query<{ refusal: string | null }>(query, [...values]);
    return rows[0]?.refusal ?? null;
  }
  // the archive is downloaded in the account, by a link that its owner receives
  if (account.status === 'Closed' || account.is_excluded) return 'CANNOT_DOWNLOAD';
  const origin = siteOriginOf(deps.settings, brand);
  return (await requestDataExport({ ...deps, pool: client }, playerId, origin)) ? null : 'TOO_MANY_EXPORTS';
}

/** Idempotent, so that a repetition after a crash only stores the decision. */
async function requestErasureByStaff(
  deps: AccountDecisionDeps,
  { brand, playerId }: AccountDecision,
): Promise<string | null> {
  const { rows } = await deps.pool.query<{ language: string }>(
    'select language from api.player where id = $1 and brand = $2',
    [playerId, brand],
  );
  const language = rows[0]?.language;
  return language === undefined ? 'UNKNOWN_PLAYER' : requestErasure(deps, { id: playerId, brand, language });
}
