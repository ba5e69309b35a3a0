import { describe, expect, it } from '@jest/globals';
import type { Effect } from '../facts/folding.ts';
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

const DAYS_MINUTES = 24 * 60;
const FACTS = [bet(START), bet(START + MINUTE_MS)];
const DONE = START + MINUTE_MS;

const messagesOf = (effects: readonly Effect[]) => effects.filter((effect) => effect.type === 'message');
const kindsOf = (effects: readonly Effect[]) => messagesOf(effects).map(({ kind }) => kind);

describe('messages of the rules', () => {
  it('report a completed mission and a level once, with the values of their texts', () => {
    const levels = [
      { level: 1, name: 'level.1', points: 0, reward: null },
      { level: 2, name: 'level.2', points: 10, reward: null },
    ];
    const { effects } = foldAll(rulesOf([missionOf()], { levels }), [...FACTS, bet(START + 2 * MINUTE_MS)]);
    expect(messagesOf(effects)).toMatchObject([
      {
        kind: 'mission-completed',
        values: { name: 'two-rounds', missionId: 'two-rounds', reward: { kind: 'points', points: 10 } },
      },
      { kind: 'level-reached', values: { name: 'level.2', level: 2 } },
    ]);
  });

  it('remind a day before a claim expires, and withdraw both messages with the claim', () => {
    const mission = missionOf({ claim: { expiresAfterMinutes: 7 * DAYS_MINUTES } });
    const { effects } = foldAll(rulesOf([mission]), FACTS);
    expect(messagesOf(effects)).toMatchObject([
      { kind: 'mission-claimable', expiresAt: DONE + 7 * DAY_MS },
      { kind: 'claim-expires', showsAt: DONE + 6 * DAY_MS, expiresAt: DONE + 7 * DAY_MS },
    ]);
    const claim = factOf('mission-claim', DONE + MINUTE_MS, { missionId: 'two-rounds' });
    const claimed = foldAll(rulesOf([mission]), [...FACTS, claim]).effects;
    const withdrawn = claimed.flatMap((effect) => (effect.type === 'withdrawal' ? [effect.id] : []));
    expect(withdrawn).toEqual(messagesOf(effects).map(({ id }) => id));
  });

  it('give no reminder when the claim expires within two days', () => {
    const mission = missionOf({ claim: { expiresAfterMinutes: DAYS_MINUTES } });
    expect(kindsOf(foldAll(rulesOf([mission]), FACTS).effects)).toEqual(['mission-claimable']);
  });

  it('report earned plays with a reminder, and withdraw them when all are used', () => {
    const game = miniGameOf({ free: null, sources: [{ kind: 'mission', mission: 'two-rounds', count: 1 }] });
    const rules = rulesOf([missionOf()], { miniGames: [game] });
    const { effects } = foldAll(rules, FACTS);
    expect(kindsOf(effects)).toEqual(['mission-completed', 'plays-granted', 'plays-expire']);
    const play = factOf('mini-game-play', DONE + MINUTE_MS, {
      gameId: 'wheel',
      name: 'wheel',
      playId: 'k1',
      source: 'granted',
      points: 0,
      period: null,
      prizeId: 'cash',
      reward: { kind: 'offer', offer: 'mission-reward' },
    });
    const used = foldAll(rules, [...FACTS, play]).effects;
    expect(used.filter(({ type }) => type === 'withdrawal')).toHaveLength(2);
    expect(kindsOf(used)).toContain('mini-game-prize');
  });

  it('remove all messages when the player opts out', () => {
    const out = factOf('participation', START, { enable: false });
    expect(foldAll(rulesOf([]), [out]).effects).toEqual([{ type: 'withdrawal', id: null }]);
  });

  it('report nothing for facts that do not count', () => {
    const facts = FACTS.map((fact) => ({ ...fact, counts: false }));
    expect(kindsOf(foldAll(rulesOf([missionOf()]), facts).effects)).toEqual([]);
  });
});
