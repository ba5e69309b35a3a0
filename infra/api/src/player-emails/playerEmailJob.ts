import { startJob, type Job, type Pool } from '@foyer/runtime';
import type { Content } from '../content/contentReader.ts';
import type { CatalogueStore } from '../games/catalogueStore.ts';
import type { IdentityDeps } from '../sessions/identityCalls.ts';
import { deliverEmail } from './deliverMessage.ts';
import { writePlayerEmail, type PlayerEmailRow } from './writePlayerEmail.ts';

export interface PlayerEmailDeps extends IdentityDeps {
  readonly pool: Pool;
  readonly content: Pick<Content, 'of'>;
  readonly catalogue: Pick<CatalogueStore, 'current'>;
}

const TICK_MS = 10_000;
const BATCH = 20;

/**
 * Starts the job that sends statements and messages of staff through identity, which has the addresses, in
 * the player's language: once each.
 */
export function startPlayerEmailJob(deps: PlayerEmailDeps): Job<number> {
  return startJob({
    name: 'player emails',
    everyMs: TICK_MS,
    jitter: 0.1,
    log: deps.log,
    hasMore: (sent: number) => sent === BATCH,
    run: () => sendPlayerEmails(deps),
  });
}

/**
 * Sends one batch and returns how many emails identity accepted. Emails are claimed before the call, so that
 * no transaction waits for an answer; a claimed email without an answer is sent again after a minute.
 */
export async function sendPlayerEmails(deps: PlayerEmailDeps): Promise<number> {
  const { rows } = await deps.pool.query<PlayerEmailRow>(
    `with due as (
       update api.outgoing_email set attempted_at = $1::timestamptz where id in (
         select id from api.outgoing_email where sent_at is null and (attempted_at is null or attempted_at < $1::timestamptz - interval '1 minute') order by id limit $2 for update skip locked)
       returning *)
     select due.id, due.kind, due.player_id, p.brand, p.language, p.country, w.currency, due.content from due
     join api.player p on p.id = due.player_id join api.wallet w on w.player_id = p.id order by due.id`,
    [new Date(deps.clock()), BATCH],
  );
  let sent = 0;
  for (const row of rows) {
    if (!(await send(deps, row))) continue;
    await deps.pool.query('update api.outgoing_email set sent_at = $2 where id = $1', [
      row.id,
      new Date(deps.clock()),
    ]);
    sent += 1;
  }
  return sent;
}

/** An email that cannot be written stays due, and does not hold up the others. */
async function send(deps: PlayerEmailDeps, row: PlayerEmailRow): Promise<boolean> {
  try {
    const { brand, language: locale, player_id: playerId } = row;
    return await deliverEmail(deps, playerId, {
      brand,
      locale,
      ...(await writePlayerEmail(deps, row)),
      key: `player-email:${row.id}`,
    });
  } catch (error) {
    deps.log.warn('player email could not be created', { kind: row.kind, error });
    return false;
  }
}
