import { describe, expect, it } from '@jest/globals';
import {
  bet,
  DAY_MS,
  factOf,
  foldAll,
  MINUTE_MS,
  missionOf,
  rulesOf,
  START,
} from '../testing/factBuilder.ts';
import { miniGameOf } from '../testing/miniGameBuilder.ts';

const LEVELS = [
  { level: 1, name: 'level.1', points: 0, reward: null },
  { level: 2, name: 'level.2', points: 5, reward: null },
];
const game = miniGameOf({
  free: null,
  keptDays: 3,
  sources: [
    { kind: 'mission', mission: 'two-rounds', count: 2 },
    { kind: 'level', level: 2, count: 1 },
    { kind: 'calendar', calendar: 'winter', count: 1 },
  ],
});
const played = (at: number, playId = 'k1') =>
  factOf('mini-game-play', at, {
    gameId: 'wheel',
    name: 'wheel',
    playId,
    source: 'granted',
    points: 0,
    period: null,
    prizeId: 'nothing',
    reward: { kind: 'none' },
  });
const grantedOf = (rules: Parameters<typeof foldAll>[0], facts: Parameters<typeof foldAll>[1]) =>
  foldAll(rules, facts).state.miniGames?.['wheel']?.granted;

describe('earned plays', () => {
  it('follow a completed mission and a reached level, and expire', () => {
    const rules = rulesOf([missionOf()], { levels: LEVELS, miniGames: [game] });
    const facts = [bet(START), bet(START + MINUTE_MS)];
    expect(grantedOf(rules, facts)).toEqual([{ count: 3, expiresAt: START + MINUTE_MS + 3 * DAY_MS }]);
    const later = [...facts, played(START + 2 * MINUTE_MS)];
    expect(grantedOf(rules, later)).toEqual([{ count: 2, expiresAt: START + MINUTE_MS + 3 * DAY_MS }]);
    expect(grantedOf(rules, [...facts, played(START + 4 * DAY_MS)])).toEqual([]);
  });

  it('follow the claim of a mission whose reward is claimed', () => {
    const mission = missionOf({ claim: { expiresAfterMinutes: 5_000 } });
    const rules = rulesOf([mission], { miniGames: [game] });
    const facts = [bet(START), bet(START + MINUTE_MS)];
    expect(grantedOf(rules, facts)).toBeUndefined();
    const claim = factOf('mission-claim', START + 2 * MINUTE_MS, { missionId: 'two-rounds' });
    expect(grantedOf(rules, [...facts, claim, claim])).toEqual([expect.objectContaining({ count: 2 })]);
  });

  it('follow each door of the calendar once', () => {
    const rules = rulesOf([], { miniGames: [game] });
    const door = (day: number) =>
      factOf('calendar-door', START + day, {
        runId: 'winter-2026',
        name: 'winter',
        day,
        key: `k${day}`,
        reward: { kind: 'none' },
      });
    const other = { ...door(1), payload: { ...door(1).payload, runId: 'spring-2026' } } as ReturnType<
      typeof door
    >;
    expect(grantedOf(rules, [door(1), door(2), door(2), other])).toHaveLength(2);
  });

  it('end with the game, which gives none before its start', () => {
    const till = new Date(START + DAY_MS).toISOString();
    const ending = rulesOf([missionOf()], { miniGames: [{ ...game, activeTill: till }] });
    const facts = [bet(START), bet(START + MINUTE_MS)];
    expect(grantedOf(ending, facts)).toEqual([{ count: 2, expiresAt: START + DAY_MS }]);
    const waiting = rulesOf([missionOf()], { miniGames: [{ ...game, activeFrom: till }] });
    expect(grantedOf(waiting, facts)).toBeUndefined();
  });
});
