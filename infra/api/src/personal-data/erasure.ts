import { brands, isBrandId, licences } from '@foyer/market';
import type { CloseAccountRefusal } from '@foyer/graphql/main';
import { startJob, type Job } from '@foyer/runtime';
import type { PlayerRow } from '../players/playerRow.ts';
import { sendEmail } from '../contact/playerMessages.ts';
import type { PersonalDataDeps } from './personalDataDeps.ts';

const TICK_MS = 60_000;

/** Day on which the records of an account that is closed now may be erased. */
export function eraseAfter(brand: string, closedAt: number): Date {
  const years = isBrandId(brand) ? licences[brands[brand].licence].recordYears : 0;
  const date = new Date(closedAt);
  date.setUTCFullYear(date.getUTCFullYear() + years);
  return date;
}

/**
 * Closes the account and requests the erasure (SQL `request_erasure`), confirmed by one email; a repeated request changes
 * nothing. @returns why the account stays open, or null.
 */
export async function requestErasure(
  deps: PersonalDataDeps,
  player: Pick<PlayerRow, 'id' | 'brand' | 'language'>,
): Promise<CloseAccountRefusal | null> {
  const now = deps.clock();
  const until = eraseAfter(player.brand, now);
  // the statement reads the requests as they were before the update
  const { rows } = await deps.pool.query<{
    refusal: CloseAccountRefusal | null;
    was_requested: boolean;
  }>(
    `select api.request_erasure($1, $2, $3, $4) as refusal,
       exists (select 1 from api.erasure_request where player_id = $2) as was_requested`,
    [player.brand, player.id, until, new Date(now)],
  );
  const refusal = rows[0]?.refusal ?? null;
  deps.relay.kick();
  if (refusal === null && rows[0]?.was_requested !== true)
    await sendEmail(deps, player, {
      key: 'erasure-requested',
      values: { year: String(until.getUTCFullYear()) },
    });
  return refusal;
}

/** Starts the job that deletes what need not be kept, and erases the rest when the retention has ended. */
export function startErasureJob(deps: PersonalDataDeps): Job<boolean> {
  return startJob({
    name: 'erasures',
    everyMs: TICK_MS,
    jitter: 0.1,
    log: deps.log,
    hasMore: (hasWorked: boolean) => hasWorked,
    run: () => advanceErasure(deps),
  });
}

/**
 * Takes the next step of one request. While an exclusion is in force, name and birthday are kept, because
 * they are needed to recognise a new account of the person.
 *
 * @returns false when no request has a step that is due.
 */
export async function advanceErasure(deps: PersonalDataDeps): Promise<boolean> {
  const now = new Date(deps.clock());
  const { rows } = await deps.pool.query<{ player_id: string; brand: string; is_reduced: boolean }>(
    `select r.player_id, p.brand, r.reduced_at is not null as is_reduced from api.erasure_request r join api.player p on p.id = r.player_id
     where r.erased_at is null and (r.reduced_at is null or (r.erase_after <= $1 and (p.self_excluded_at is null or p.self_exclusion_ends_at <= $1))) order by r.erase_after limit 1`,
    [now],
  );
  const row = rows[0];
  if (!row) return false;
  const { player_id: playerId, brand } = row;
  // calls other services first, because without their answer the request stays open
  if (!row.is_reduced) {
    if (!(await eraseAt(deps, deps.engagementAddress, '/internal/engagement/erase', { brand, playerId })))
      return false;
    if (!(await eraseAt(deps, deps.chatAddress, '/internal/chat/erase', { brand, playerId }))) return false;
    await deps.pool.query('select api.reduce_personal_data($1, $2)', [playerId, now]);
    return true;
  }
  const atIdentity = `/internal/players/${encodeURIComponent(playerId)}/erase`;
  const recipients = await recipientsOf(deps, playerId);
  if (!(await eraseAt(deps, deps.identityAddress, atIdentity, { brand, recipients }))) return false;
  await deps.pool.query('select api.erase_personal_data($1, $2)', [playerId, now]);
  deps.relay.kick();
  return true;
}

/** Every email address and phone number that messages to the player went to. */
async function recipientsOf({ pool }: PersonalDataDeps, playerId: string): Promise<readonly string[]> {
  const { rows } = await pool.query<{ recipient: string }>(
    `select phone_number as recipient from api.player where id = $1 and phone_number is not null
     union select value #>> '{}' from api.contact_change, lateral (values (old_value), (new_value)) v (value)
       where player_id = $1 and field in ('email', 'phoneNumber') and jsonb_typeof(value) = 'string'`,
    [playerId],
  );
  return rows.map(({ recipient }) => recipient);
}

async function eraseAt(
  { serviceClient, internalSecret: secret, clock, log }: PersonalDataDeps,
  baseUrl: string,
  path: string,
  body: object,
): Promise<boolean> {
  try {
    const { status } = await serviceClient.callSigned({ baseUrl, path, body, secret, clock });
    if (status !== 200) log.warn('erasure call rejected', { path, status });
    return status === 200;
  } catch (error) {
    log.warn('erasure call failed', { path, error });
    return false;
  }
}
