import {
  inTransaction,
  type Bus,
  type BusMessage,
  type Clock,
  type Pool,
  type PoolClient,
} from '@foyer/runtime';
import * as v from 'valibot';
import type { Player } from '../player.ts';
import type { StoredRules } from '../rules/ruleSets.ts';
import { LEADERBOARD_CHANGED, storeScores } from '../tournaments/tournamentStore.ts';
import type { NewFact } from './fact.ts';
import {
  insertEffects,
  insertFact,
  lockStates,
  playerKey,
  storeCursor,
  storeStates,
  type FactEffects,
  type VersionedState,
} from './factRows.ts';
import { foldFact } from './fold.ts';
import type { Effect } from './folding.ts';
import { NEW_PLAYER, type PlayerState } from './playerState.ts';

/** Published after the state of a player changed. */
export const STATE_CHANGED = 'engagement.state-changed';
export const stateChangedSchema = v.object({
  brand: v.string(),
  playerId: v.string(),
  version: v.number(),
  parts: v.array(v.string()),
});

/** Entry of a change's `parts`: rewards have to be assigned. */
export const REWARDS = 'rewards';
/** Entry of a change's `parts`: messages to the player. */
export const INBOX = 'inbox';
const MINI_GAMES = 'mini-games';

export interface StoreDeps {
  readonly pool: Pool;
  readonly bus: Bus;
  readonly clock: Clock;
}

/** Decides about a fact while the state of its player is locked; undefined stores nothing. */
export type Decide = (
  before: PlayerState,
  client: PoolClient,
) => NewFact | undefined | Promise<NewFact | undefined>;

export interface FactRequest {
  readonly player: Player;
  readonly rules: StoredRules;
  readonly decide: Decide;
}

export interface Applied {
  readonly before: PlayerState;
  readonly after: VersionedState;
  /** Undefined when nothing was stored: the decision was negative, or the fact was stored before. */
  readonly fact: NewFact | undefined;
}

/**
 * Stores a fact and its effects in one transaction, once per id. Facts of one player are applied one after
 * the other.
 */
export async function applyFact(
  deps: StoreDeps,
  player: Player,
  rules: StoredRules,
  decide: Decide,
): Promise<Applied> {
  const [applied] = await applyFacts(deps, [{ player, rules, decide }]);
  if (applied === undefined) throw new Error('A request for a fact has an outcome.');
  return applied;
}

/**
 * Stores facts of several players in one transaction, in the order of the requests.
 *
 * @param eventId - position of the last one in the log of the api, stored in the same transaction
 */
export async function applyFacts(
  { pool, bus, clock }: StoreDeps,
  requests: readonly FactRequest[],
  eventId?: number,
): Promise<readonly Applied[]> {
  return inTransaction(pool, async (client) => {
    const players = new Map(requests.map(({ player }) => [playerKey(player), player]));
    const before = await lockStates(client, [...players.values()]);
    const states = new Map(before);
    const effects: FactEffects[] = [];
    const runIds = new Set<string>();
    const applied: Applied[] = [];
    for (const { player, rules, decide } of requests) {
      const held = states.get(playerKey(player)) ?? { state: NEW_PLAYER, version: 0 };
      const fact = await decide(held.state, client);
      const seq = fact && (await insertFact(client, fact, rules.id, clock()));
      if (fact === undefined || seq === undefined) {
        applied.push({ before: held.state, after: held, fact: undefined });
        continue;
      }
      const folded = foldFact(held.state, fact, rules.rules);
      const after = { state: folded.state, version: seq };
      states.set(playerKey(player), after);
      effects.push({ fact, seq, effects: folded.effects });
      applied.push({ before: held.state, after, fact });
      const scored = await storeScores(client, player, held.state.tournaments, after.state.tournaments, seq);
      for (const id of scored) runIds.add(id);
    }
    const messages: BusMessage[] = [...runIds].map((runId) => ({
      topic: LEADERBOARD_CHANGED,
      payload: { runId },
    }));
    const changed = [...players].flatMap(([key, player]) => {
      const [from, to] = [before.get(key), states.get(key)];
      if (to === undefined || to === from) return [];
      const parts = changedParts(from?.state ?? NEW_PLAYER, to.state);
      const ofPlayer = effects.filter(({ fact }) => playerKey(fact) === key).flatMap((of) => of.effects);
      if (ofPlayer.some(isInboxChange)) parts.push(INBOX);
      if (ofPlayer.some(({ type }) => type === 'grant')) parts.push(REWARDS);
      if (parts.length > 0)
        messages.push({ topic: STATE_CHANGED, payload: { ...player, version: to.version, parts } });
      return [{ ...player, ...to }];
    });
    if (changed.length > 0) await storeStates(client, changed);
    await insertEffects(client, effects);
    if (eventId !== undefined) await storeCursor(client, eventId);
    if (messages.length > 0) await bus.publishAll(messages, client);
    return applied;
  });
}

/** True for an effect that changes what the inbox shows. */
function isInboxChange({ type }: Effect): boolean {
  return type === 'message' || type === 'withdrawal';
}

/** The parts of the player API whose answers changed. */
function changedParts(before: PlayerState, after: PlayerState): string[] {
  return [
    ...(before.missions === after.missions ? [] : ['missions']),
    ...(before.points.earned === after.points.earned && before.points.balance === after.points.balance
      ? []
      : ['points']),
    ...(before.level === after.level ? [] : ['level']),
    ...(isSameKeys(before.tournaments, after.tournaments) ? [] : ['tournaments']),
    ...(before.calendars === after.calendars ? [] : ['calendar']),
    ...(before.miniGames === after.miniGames ? [] : [MINI_GAMES]),
    ...(before.participates === after.participates ? [] : ['player']),
  ];
}

function isSameKeys(one: object = {}, other: object = {}): boolean {
  return one === other || Object.keys(one).join() === Object.keys(other).join();
}
