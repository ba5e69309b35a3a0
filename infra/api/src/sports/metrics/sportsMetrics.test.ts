import { describe, expect, it } from '@jest/globals';
import { exposition } from '@foyer/runtime';
import { createRuledDatabase } from '../../../test/ruledDatabase.ts';
import { useDatabase } from '../../../test/useDatabase.ts';
import { countBet, observeAcceptance } from '../betMetrics.ts';
import type { PlacedBet } from '../placement/bettor.ts';
import { createOperationsStage } from '../operations/operations.fixture.ts';
import { publishSuspensions } from '../operations/suspensions.ts';
import { createFeedAge } from './feedAge.ts';
import { readSportsMetrics } from './readSportsMetrics.ts';

const database = useDatabase(createRuledDatabase);

describe('metrics of sports bets', () => {
  it('report the age of the feed, which grows while it does not answer', async () => {
    let now = 1_000_000;
    const feedAge = createFeedAge(() => now);
    const stage = createOperationsStage(database.pool);
    expect(feedAge.seconds()).toBeUndefined();
    stage.feed.boardAgeMs = 1_500;
    await publishSuspensions({ ...stage.deps, feedAge });
    expect(feedAge.seconds()).toBe(1.5);
    stage.feed.isAway = true;
    now += 10_000;
    await expect(publishSuspensions({ ...stage.deps, feedAge })).rejects.toThrow('unavailable');
    expect(feedAge.seconds()).toBe(11.5);
    expect(await exposition('api')).toMatch(/^foyer_api_sports_feed_age_seconds 11.5$/m);
  });

  it('count bets, refusals by reason and the time to accept', async () => {
    const read = () => readSportsMetrics(database.pool, Date.now, undefined);
    const stage = createOperationsStage(database.pool);
    const player = await stage.player();
    const before = await read();
    const answer = await stage.bet(player, [[stage.newMatch(), 'winner', 'home']]);
    const count = (placed: PlacedBet): void => {
      countBet(placed);
      observeAcceptance(placed, performance.now() - 150);
    };
    count(answer);
    count({ refusals: ['OPEN_BETS_TOO_HIGH'], quotes: [] });
    const after = await read();
    expect(after.placed).toBe(before.placed + 1);
    expect(after.refusals).toContainEqual({ reason: 'OPEN_BETS_TOO_HIGH', count: 1 });
    // the process has accepted bets of other tests
    const seconds = ({ meanAcceptSeconds, placed }: typeof after): number =>
      (meanAcceptSeconds ?? 0) * placed;
    expect(seconds(after) - seconds(before)).toBeGreaterThan(0.1);
    expect(after).toMatchObject({
      fastShare: expect.any(Number),
      settlementLagSeconds: 0,
      feedAgeSeconds: null,
    });
  });
});
