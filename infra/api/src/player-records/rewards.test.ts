import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { BrandId } from '@foyer/market';
import { recordedRewardsSchema, type RecordedRewards } from '@foyer/market/player-reward-answers';
import { callTyped } from '@foyer/runtime/service-calls';
import * as v from 'valibot';
import { startTestApi, TEST_SECRETS, type TestApi } from '../../test/testApi.ts';
import { START_MS } from '../../test/testDatabase.ts';
import { BONUS_SPINS, claimFreeSpins, SPIN_VALUE } from '../../test/worlds/freeSpinWorld.ts';
import { gameMovement, openLedgerPlayer, type LedgerPlayer } from '../../test/worlds/ledgerWorld.ts';
import { settleFreeRound, stakeFreeRound } from '../bets/freeRounds.ts';
import { assignRewards } from '../rewards/assignRewards.ts';

const HOUR = 3_600_000;

let api: TestApi;
beforeAll(async () => void (api = await startTestApi()), START_MS);
afterAll(() => api.close());

async function rewardsOf({ playerId }: LedgerPlayer, brand = 'aurora'): Promise<RecordedRewards> {
  const { status, body } = await callTyped<object>({
    baseUrl: api.baseUrl,
    path: '/internal/player-records/rewards',
    body: { brand, playerId },
    secret: TEST_SECRETS.internal,
    clock: Date.now,
  });
  expect(status).toBe(200);
  return v.parse(recordedRewardsSchema, body);
}

describe('rewards of a player for staff', () => {
  it('show terms, progress and winnings of free spins, and why they were forfeited', async () => {
    const player = await openLedgerPlayer(api.pool, { fundsMinor: 500 });
    const at = Date.now();
    const spins = await claimFreeSpins(api.pool, player, { offer: BONUS_SPINS, at: at - HOUR });
    await stakeFreeRound(api.pool, gameMovement(player, 'bet-1', SPIN_VALUE, 'r1'), spins, at);
    await settleFreeRound(api.pool, gameMovement(player, 'win-1', 55, 'r1'), at);
    const [ready] = (await rewardsOf(player)).rewards;
    expect(ready).toMatchObject({
      assignationId: spins,
      name: 'Free spins',
      kind: 'FreeSpin',
      status: 'Credited',
      amount: 5,
      wageringFactor: 10,
      maxPayout: 5_000,
      // the catalogue of the test is empty
      game: 'ember-hollow',
      spinValue: SPIN_VALUE,
      claimedAt: new Date(at - HOUR).toISOString(),
      freeSpins: { status: 'InUse', used: 1, left: 4, won: 55, forfeitReason: null },
    });
    await api.pool.query('update api.player set self_excluded_at = now() where id = $1', [player.playerId]);
    const after = await rewardsOf(player);
    expect(after.blocks).toContain('SELF_EXCLUDED');
    expect(after.rewards[0]?.freeSpins).toMatchObject({
      status: 'Forfeited',
      used: 1,
      left: 0,
      forfeitedAt: expect.stringMatching(/Z$/),
      forfeitReason: 'SELF_EXCLUDED',
    });
  });

  it('list every status, newest first, and not more than 100', async () => {
    const player = await openLedgerPlayer(api.pool);
    const give = (id: string, startsInMinutes: number, hoursAgo: number): Promise<unknown> =>
      assignRewards(
        { pool: api.pool, clock: () => Date.now() - hoursAgo * HOUR },
        { brand: player.brand as BrandId, id: player.playerId },
        [{ offer: 'thank-you', startsInMinutes, assignationId: `${player.playerId}-${id}` }],
      );
    await give('old', 0, 48);
    await give('later', 600, 2);
    await give('now', 0, 1);
    const { rewards, isTruncated, blocks } = await rewardsOf(player);
    expect(rewards.map(({ status }) => status)).toEqual(['Unclaimed', 'Scheduled', 'Expired']);
    expect([isTruncated, blocks]).toEqual([false, []]);
    for (let index = 0; index < 98; index += 1) await give(`more-${index}`, 0, 0);
    const many = await rewardsOf(player);
    expect([many.rewards.length, many.isTruncated]).toEqual([100, true]);
    expect(many.rewards.map(({ status }) => status)).not.toContain('Expired');
  });

  it('are unknown at another brand', async () => {
    const player = await openLedgerPlayer(api.pool);
    const { status } = await callTyped<object>({
      baseUrl: api.baseUrl,
      path: '/internal/player-records/rewards',
      body: { brand: 'tuli', playerId: player.playerId },
      secret: TEST_SECRETS.internal,
      clock: Date.now,
    });
    expect(status).toBe(404);
  });
});
