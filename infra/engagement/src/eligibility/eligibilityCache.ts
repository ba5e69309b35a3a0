import { BUS_RECONNECTED, type Bus, type Clock } from '@foyer/runtime';
import * as v from 'valibot';
import type { Player } from '../player.ts';
import type { Eligibility, Operator } from './operator.ts';

/** Maximum age of a cached answer; an event about the player removes it at once. */
const CACHED_MS = 10_000;
const MAX_CACHED = 20_000;
const playerSchema = v.object({ playerId: v.string() });
/** Events after which the eligibility of a player may differ. */
const TOPICS = ['api.player-changed', 'api.payment-updated'] as const;

export interface EligibilityCache {
  /**
   * Undefined for an unknown player.
   *
   * @throws when the operator does not answer: without a check nothing counts.
   */
  of(player: Player): Promise<Eligibility | undefined>;
  close(): void;
}

/** Caches eligibility for a short time, so that a round does not cost a call to the operator. */
export function createEligibilityCache(operator: Operator, bus: Bus, clock: Clock): EligibilityCache {
  const cached = new Map<
    string,
    { readonly at: number; readonly answer: Promise<Eligibility | undefined> }
  >();
  const unsubscribes = [
    ...TOPICS.map((topic) =>
      bus.subscribe(topic, (payload) => {
        const read = v.safeParse(playerSchema, payload);
        if (read.success) cached.delete(read.output.playerId);
      }),
    ),
    bus.subscribe(BUS_RECONNECTED, () => cached.clear()),
  ];
  return {
    of(player) {
      const before = cached.get(player.playerId);
      if (before && clock() - before.at < CACHED_MS) return before.answer;
      const answer = operator.eligibility(player);
      cached.delete(player.playerId);
      cached.set(player.playerId, { at: clock(), answer });
      answer.catch(() => cached.delete(player.playerId));
      const oldest = cached.size > MAX_CACHED ? cached.keys().next().value : undefined;
      if (oldest !== undefined) cached.delete(oldest);
      return answer;
    },
    close() {
      for (const unsubscribe of unsubscribes) unsubscribe();
    },
  };
}
