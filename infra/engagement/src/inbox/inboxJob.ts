import type { EngagementBlock } from '@foyer/kernel/engagement';
import { startJob } from '@foyer/runtime';
import * as v from 'valibot';
import type { EngagementParts } from '../deps.ts';
import { INBOX, STATE_CHANGED } from '../facts/factStore.ts';
import { deleteMessages } from './inboxStore.ts';

const EVERY_MS = 10_000;
const RETENTION_EVERY_MS = 3_600_000;
const BATCH = 200;
const PLAYER_CHANGED = 'api.player-changed';
const changedSchema = v.object({ playerId: v.string() });

/** Blocks of players who get no messages: those that they have are deleted. */
const ENDING: ReadonlySet<EngagementBlock> = new Set(['ACCOUNT_CLOSED', 'SELF_EXCLUDED']);

type Parts = Pick<EngagementParts, 'pool' | 'bus' | 'clock' | 'log' | 'operator'>;

/** True for a player who is excluded or whose account is closed. */
export function isExcluded(blocks: readonly EngagementBlock[]): boolean {
  return blocks.some((block) => ENDING.has(block));
}

/** Announces reminders when they are due, and deletes messages that expired or whose player is excluded. */
export function startInbox(parts: Parts): { stop(): Promise<void> } {
  const { bus, log } = parts;
  const announcing = startJob({
    name: 'inbox reminders',
    everyMs: EVERY_MS,
    log,
    hasMore: (announced) => announced === BATCH,
    run: () => announceDue(parts),
  });
  const retention = startJob({
    name: 'inbox retention',
    everyMs: RETENTION_EVERY_MS,
    firstMs: 0,
    log,
    run: () => deleteExpired(parts),
  });
  const unsubscribe = bus.subscribe(PLAYER_CHANGED, (payload) => {
    const changed = v.safeParse(changedSchema, payload);
    if (changed.success)
      purgeExcluded(parts, changed.output.playerId).catch((error: unknown) =>
        // the reading routes and the reminders check again
        log.warn('messages of a changed player could not be checked', { error }),
      );
  });
  return {
    async stop() {
      unsubscribe();
      await Promise.all([announcing.stop(), retention.stop()]);
    },
  };
}

interface DueRow {
  readonly brand: string;
  readonly player_id: string;
}

/** Announces reminders that are due to players who may get them. @returns the number of reminders. */
export async function announceDue({ pool, bus, clock, operator }: Parts): Promise<number> {
  const now = new Date(clock());
  const { rows } = await pool.query<DueRow>(
    `select brand, player_id from engagement.inbox_message
     where announced_at is null and shows_at <= $1 order by shows_at limit $2`,
    [now, BATCH],
  );
  const players = new Map(rows.map((row) => [`${row.brand}:${row.player_id}`, row]));
  for (const { brand, player_id: playerId } of players.values()) {
    const player = { brand, playerId };
    const eligibility = await operator.eligibility(player);
    if (!eligibility || isExcluded(eligibility.blocks)) {
      await deleteMessages(pool, player);
      continue;
    }
    // a reminder that falls into another block, such as a time-out, is not given later
    const isClosed = eligibility.blocks.length > 0;
    await pool.query(
      isClosed
        ? 'delete from engagement.inbox_message where brand = $1 and player_id = $2 and announced_at is null and shows_at <= $3'
        : 'update engagement.inbox_message set announced_at = $3 where brand = $1 and player_id = $2 and announced_at is null and shows_at <= $3',
      [brand, playerId, now],
    );
    if (!isClosed) await bus.publish(STATE_CHANGED, { ...player, version: 0, parts: [INBOX] });
  }
  return rows.length;
}

/** Deletes the messages of a player who is excluded now. */
export async function purgeExcluded(
  { pool, operator }: Pick<Parts, 'pool' | 'operator'>,
  playerId: string,
): Promise<void> {
  const { rows } = await pool.query<DueRow>(
    'select distinct brand, player_id from engagement.inbox_message where player_id = $1',
    [playerId],
  );
  for (const { brand } of rows) {
    const eligibility = await operator.eligibility({ brand, playerId });
    if (!eligibility || isExcluded(eligibility.blocks)) await deleteMessages(pool, { brand, playerId });
  }
}

/** Deletes messages whose time has passed (shared/docs/data-retention.md). */
export async function deleteExpired({ pool, clock }: Pick<Parts, 'pool' | 'clock'>): Promise<void> {
  await pool.query('delete from engagement.inbox_message where expires_at <= $1', [new Date(clock())]);
}
