import { storedText } from '../content/texts.ts';
import type { Player } from '../player.ts';
import type { Eligibility } from '../eligibility/operator.ts';
import { blocksOf } from '../facts/factFeed.ts';
import type { VersionedState } from '../facts/factRows.ts';
import { applyFact, type StoreDeps } from '../facts/factStore.ts';
import type { PlayerState } from '../facts/playerState.ts';
import { ActionRefusal } from '../http/playerRoute.ts';
import type { StoredRules } from '../rules/ruleSets.ts';
import { shownAt, type CalendarRun } from './calendarRun.ts';
import { viewRequirement } from './calendarView.ts';
import { doorRefusal } from './doorStatus.ts';

/** Who opens a door, as the operator and the rules know the player now. */
export interface OpenContext {
  readonly player: Player;
  readonly rules: StoredRules;
  readonly eligibility: Pick<Eligibility, 'blocks' | 'currency' | 'headroom'>;
}

/**
 * Opens a door in one transaction and stores the reward that has to be assigned. The same key opens once, however
 * often it is sent.
 *
 * @returns the state after it, and the run of the door.
 * @throws ActionRefusal when a condition is not satisfied; nothing changes then.
 */
export async function openDoor(
  deps: StoreDeps,
  context: OpenContext,
  request: { readonly day: number; readonly key: string },
): Promise<{ readonly after: VersionedState; readonly run: CalendarRun }> {
  const { player, rules, eligibility } = context;
  const { day, key } = request;
  const now = deps.clock();
  const run = shownAt(rules.rules.calendars ?? [], now);
  if (!run) throw new ActionRefusal('NO_CALENDAR');
  const door = run.rule.doors[day - 1];
  if (!door) throw new ActionRefusal('UNKNOWN_DOOR');
  const { after } = await applyFact(deps, player, rules, (state) => {
    if (state.calendars?.[run.id]?.opened[day]?.key === key) return undefined;
    const blocks = blocksOf(eligibility.blocks, state);
    if (blocks[0] !== undefined) throw new ActionRefusal(blocks[0], blocks);
    assertOpenable(run, day, state, eligibility, now);
    return {
      kind: 'calendar-door',
      payload: { runId: run.id, name: storedText(run.rule.name), day, key, reward: door.reward },
      // without the key: a second opening cannot be stored
      id: ['calendar-door', player.brand, player.playerId, run.id, day].join(':'),
      brand: player.brand,
      playerId: player.playerId,
      at: now,
      counts: true,
      caps: [],
      blocks: [],
    };
  });
  return { after, run };
}

function assertOpenable(
  run: CalendarRun,
  day: number,
  state: PlayerState,
  eligibility: OpenContext['eligibility'],
  now: number,
): void {
  const times = run.doors[day - 1];
  if (!times) throw new ActionRefusal('UNKNOWN_DOOR');
  const refusal = doorRefusal({
    ...times,
    isOpened: state.calendars?.[run.id]?.opened[day] !== undefined,
    requirement: viewRequirement(run, times, { state, eligibility, now }),
    now,
  });
  if (refusal) throw new ActionRefusal(refusal);
}
