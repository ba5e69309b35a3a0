import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { engagementRecordSchema } from '@foyer/market/engagement-answers';
import { DATABASE_START_MS } from '@foyer/launch/test-database';
import * as v from 'valibot';
import { bet, missionOf, rulesOf } from '../testing/factBuilder.ts';
import { startEngagementStage, type EngagementStage } from '../testing/engagementStage.ts';

let stage: EngagementStage;
beforeAll(async () => {
  stage = await startEngagementStage(
    rulesOf([missionOf()], { earning: [{ product: 'casino', points: 1, perCents: 100 }] }),
  );
}, DATABASE_START_MS);
afterAll(() => stage.close());

async function play(change: Parameters<typeof bet>[1] = {}): Promise<void> {
  const { payload } = bet(Date.now(), { playerId: 'aino', ...change });
  await stage.handled(await stage.report('api.bet-settled', payload));
}

describe('the record of a player for support', () => {
  it('shows what followed from each fact, and why a bet did not count', async () => {
    await play();
    const token = await stage.token('aino');
    await stage.request('/api/players-data/v1/player/opt-in', { method: 'POST', token });
    await play();
    // too little for a point, and nothing else counts sports
    await play({ product: 'sportsbook', stakeMinor: 10, realStakeMinor: 10 });
    const record = v.parse(
      engagementRecordSchema,
      await stage.internal('/internal/engagement/player-record', { brand: 'aurora', playerId: 'aino' }),
    );
    expect(record).toMatchObject({
      participates: true,
      blocks: [],
      level: 1,
      // one for the stake, ten for the mission
      balance: 11,
      missions: [{ id: 'two-rounds', tasks: [{ progress: 2 }] }],
    });
    expect(
      record.facts.map(({ kind, counts, blocks, changes }) => ({ kind, counts, blocks, changes })),
    ).toEqual([
      {
        kind: 'bet',
        counts: true,
        blocks: [],
        changes: [
          { subject: 'mission', name: 'two-rounds', before: 1, after: 2 },
          { subject: 'points', name: 'two-rounds', before: 1, after: 11 },
        ],
      },
      {
        kind: 'bet',
        counts: true,
        blocks: [],
        changes: [
          { subject: 'mission', name: 'two-rounds', before: 0, after: 1 },
          { subject: 'points', name: 'ember-hollow', before: 0, after: 1 },
        ],
      },
      { kind: 'participation', counts: true, blocks: [], changes: [] },
      { kind: 'bet', counts: false, blocks: ['NOT_OPTED_IN'], changes: [] },
    ]);
    expect(record.facts[0]?.versions).toEqual({
      missions: 0,
      tournaments: 0,
      shop: 0,
      calendars: 0,
      miniGames: 0,
      levels: 0,
      earning: 0,
    });
  });

  it('is empty for a player without facts', async () => {
    const found = await stage.internal('/internal/engagement/player-record', {
      brand: 'aurora',
      playerId: 'bo',
    });
    expect(v.parse(engagementRecordSchema, found)).toMatchObject({ facts: [], balance: 0, level: 1 });
  });
});
