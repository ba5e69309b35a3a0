import type { MiniGameRule, PlaySourceRule } from '@foyer/market/engagement-rules';
import type { Fact } from '../facts/fact.ts';
import type { Folding, FoldingSubject } from '../facts/folding.ts';
import { afterGrant, NO_PLAYS } from './miniGameRecord.ts';

const DAY_MS = 86_400_000;

/** Plays that missions, levels and calendars earn. It compares the state with that before the fact. */
export const playSources: FoldingSubject = {
  name: 'play-sources',
  fold(fact, folding) {
    for (const game of folding.rules.miniGames ?? []) {
      if (!isActive(game, fact.at)) continue;
      const count = game.sources.reduce((sum, source) => sum + earned(source, fact, folding), 0);
      if (count === 0) continue;
      const record = folding.state.miniGames?.[game.id] ?? NO_PLAYS;
      const plays = { count, expiresAt: expiryOf(game, fact.at) };
      folding.state = {
        ...folding.state,
        miniGames: { ...folding.state.miniGames, [game.id]: afterGrant(record, plays, fact.at) },
      };
    }
  },
};

/** True while the game can be played. */
export function isActive({ activeFrom, activeTill }: MiniGameRule, at: number): boolean {
  return (
    (activeFrom === null || Date.parse(activeFrom) <= at) &&
    (activeTill === null || at < Date.parse(activeTill))
  );
}

/** Granted plays expire with the game at the latest. */
function expiryOf({ keptDays, activeTill }: MiniGameRule, at: number): number {
  const expiresAt = at + keptDays * DAY_MS;
  return activeTill === null ? expiresAt : Math.min(expiresAt, Date.parse(activeTill));
}

function earned(source: PlaySourceRule, fact: Fact, { before, state, rules }: Folding): number {
  switch (source.kind) {
    case 'mission': {
      const [was, is] = [before.missions[source.mission], state.missions[source.mission]];
      const isClaimed = rules.missions.some(({ id, claim }) => id === source.mission && claim !== null);
      const isDone = isClaimed
        ? is?.claimedAt !== undefined && is.claimedAt !== was?.claimedAt
        : (is?.completions ?? 0) > (was?.completions ?? 0);
      return isDone ? source.count : 0;
    }
    case 'level':
      return before.level < source.level && source.level <= state.level ? source.count : 0;
    case 'calendar':
      return fact.kind === 'calendar-door' &&
        before.calendars !== state.calendars &&
        isRunOf(source.calendar, fact.payload.runId)
        ? source.count
        : 0;
  }
}

/** The id of a run is that of its calendar and the year. */
function isRunOf(calendar: string, runId: string): boolean {
  return runId.slice(0, runId.lastIndexOf('-')) === calendar;
}
