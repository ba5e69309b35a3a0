import { startJob, type FoyerSettings, type Job, type Pool } from '@foyer/runtime';
import type { Content } from '../content/contentReader.ts';
import type { CatalogueStore } from '../games/catalogueStore.ts';
import type { IdentityDeps } from '../sessions/identityCalls.ts';
import { deliverEmail } from './deliverMessage.ts';
import { EMAIL_BATCH, sendDueEmails } from './sendDueEmails.ts';
import { writePlayerEmail, type PlayerEmailRow } from './writePlayerEmail.ts';

export interface PlayerEmailDeps extends IdentityDeps {
  readonly pool: Pool;
  readonly settings: Pick<FoyerSettings, 'gatewayPort' | 'siteAddress'>;
  readonly content: Pick<Content, 'of'>;
  readonly catalogue: Pick<CatalogueStore, 'current'>;
}

const TICK_MS = 10_000;

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
    hasMore: (sent: number) => sent === EMAIL_BATCH,
    run: () => sendPlayerEmails(deps),
  });
}

/** Sends one batch and returns how many emails identity accepted. */
export function sendPlayerEmails(deps: PlayerEmailDeps): Promise<number> {
  return sendDueEmails<PlayerEmailRow>(
    deps,
    'api.outgoing_email',
    'id',
    `select due.id, due.kind, due.player_id, p.brand, p.language, p.country, w.currency, due.content from due
     join api.player p on p.id = due.player_id join api.wallet w on w.player_id = p.id`,
    (row) => send(deps, row),
  );
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
