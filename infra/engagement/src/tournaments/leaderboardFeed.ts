import type { LeaderboardMessage } from '@foyer/kernel/tournaments';
import { BUS_RECONNECTED, startJob, type Bus, type Log, type Pool } from '@foyer/runtime';
import * as v from 'valibot';
import { readRanking } from './leaderboard.ts';
import { LEADERBOARD_CHANGED, leaderboardChangedSchema, readRun } from './tournamentStore.ts';
import { inCurrency } from './tournamentView.ts';

/** Shortest time between two messages about a tournament. */
export const LEADERBOARD_EVERY_MS = 500;

/** A socket that follows leaderboards. */
export interface Watcher {
  readonly brand: string;
  readonly playerId: string;
  readonly currency: string;
  send(message: LeaderboardMessage): void;
}

export interface LeaderboardFeed {
  /** Replaces the followed tournaments; an empty list ends the subscription. */
  watch(watcher: Watcher, runIds: readonly string[]): void;
  leave(watcher: Watcher): void;
  /** Sends the leaderboards that changed since the last call. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Sends changed leaderboards to the pages that follow them, each at most twice a second however many rounds are
 * settled, and read once for all of them.
 */
export function createLeaderboardFeed({
  pool,
  bus,
  log,
}: {
  readonly pool: Pool;
  readonly bus: Pick<Bus, 'subscribe'>;
  readonly log: Log;
}): LeaderboardFeed {
  const watchers = new Map<Watcher, ReadonlySet<string>>();
  let changed = new Set<string>();

  async function sendRun(runId: string): Promise<void> {
    const watching = [...watchers].filter(([, runIds]) => runIds.has(runId)).map(([watcher]) => watcher);
    if (watching.length === 0) return;
    const run = await readRun(pool, runId);
    if (!run) return;
    const ranking = await readRanking(
      pool,
      runId,
      watching.map(({ playerId }) => playerId),
    );
    for (const watcher of watching)
      if (watcher.brand === run.brand && watchers.has(watcher))
        watcher.send({
          type: 'leaderboard',
          tournamentId: runId,
          leaderboard: inCurrency(
            run.terms.scoring,
            ranking.leaderboardOf(watcher.playerId),
            watcher.currency,
          ),
        });
  }

  async function flush(): Promise<void> {
    const sending = changed;
    changed = new Set();
    try {
      for (const runId of sending) await sendRun(runId);
    } catch (error) {
      for (const runId of sending) changed.add(runId);
      throw error;
    }
  }

  const job = startJob({ name: 'leaderboards', everyMs: LEADERBOARD_EVERY_MS, log, run: flush });
  const unsubscribes = [
    bus.subscribe(LEADERBOARD_CHANGED, (payload) => {
      const read = v.safeParse(leaderboardChangedSchema, payload);
      if (read.success) changed.add(read.output.runId);
      else log.warn('leaderboard-changed message is invalid');
    }),
    bus.subscribe(BUS_RECONNECTED, () => {
      for (const runIds of watchers.values()) for (const runId of runIds) changed.add(runId);
    }),
  ];
  return {
    watch(watcher, runIds) {
      watchers.set(watcher, new Set(runIds));
      for (const runId of runIds) changed.add(runId);
    },
    leave: (watcher) => void watchers.delete(watcher),
    flush,
    async close() {
      for (const unsubscribe of unsubscribes) unsubscribe();
      await job.stop();
    },
  };
}
