import { storedText } from '../content/texts.ts';
import type { Player } from '../player.ts';
import { type VersionedState } from '../facts/factRows.ts';
import { applyFact, type StoreDeps } from '../facts/factStore.ts';
import type { PlayerState } from '../facts/playerState.ts';
import { ActionRefusal } from '../http/playerRoute.ts';
import type { StoredRules } from '../rules/ruleSets.ts';
import { insertEntry, lockRun, type TournamentRun } from './tournamentStore.ts';
import { isRegistrationOpen } from './tournamentStatus.ts';

/** Returns the first reason against a registration; undefined when nothing prevents it. */
export function registrationRefusal(
  run: TournamentRun,
  balance: number,
  now: number,
): 'REGISTRATION_CLOSED' | 'FULL' | 'NOT_ENOUGH_POINTS' | undefined {
  const { playersMin, playersMax, cost } = run.terms;
  if (!isRegistrationOpen({ ...run, playersMin }, now)) return 'REGISTRATION_CLOSED';
  if (playersMax !== null && run.players >= playersMax) return 'FULL';
  return balance < cost ? 'NOT_ENOUGH_POINTS' : undefined;
}

/**
 * Registers a player and takes the cost in one transaction. A repetition changes nothing.
 * @returns the state after it.
 * @throws ActionRefusal when a condition is not satisfied.
 */
export async function register(
  deps: StoreDeps,
  player: Player,
  {
    rules,
    runId,
    initials,
  }: { readonly rules: StoredRules; readonly runId: string; readonly initials: string },
  assertOpen: (state: PlayerState) => void,
): Promise<VersionedState> {
  const { after } = await applyFact(deps, player, rules, async (state, client) => {
    if (state.tournaments?.[runId]) return undefined;
    assertOpen(state);
    const run = await lockRun(client, runId);
    if (!run || run.brand !== player.brand) throw new ActionRefusal('UNKNOWN_TOURNAMENT');
    const now = deps.clock();
    const refusal = registrationRefusal(run, state.points.balance, now);
    if (refusal) throw new ActionRefusal(refusal);
    await insertEntry(client, runId, player, initials, now);
    const { games, studios, scoring, qualifyingLevel, cost } = run.terms;
    const { startsAt, endsAt, lateTill } = run;
    return {
      kind: 'tournament-registration',
      payload: {
        runId,
        name: storedText(run.terms.name),
        cost,
        terms: { games, studios, scoring, qualifyingLevel, startsAt, endsAt, lateTill },
      },
      id: ['tournament-registration', player.brand, player.playerId, runId].join(':'),
      brand: player.brand,
      playerId: player.playerId,
      at: now,
      counts: true,
      caps: [],
      blocks: [],
    };
  });
  return after;
}
