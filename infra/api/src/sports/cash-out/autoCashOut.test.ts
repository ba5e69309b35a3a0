import { describe, expect, it } from '@jest/globals';
import { createRuledDatabase } from '../../../test/ruledDatabase.ts';
import { useDatabase } from '../../../test/useDatabase.ts';
import {
  balanceOf,
  ledgerFaults,
  openLedgerPlayer,
  type LedgerPlayer,
} from '../../../test/worlds/ledgerWorld.ts';
import { createSportsWorld } from '../../../test/worlds/sportsWorld.ts';
import { readBet, type BetRow } from '../betRows.ts';
import { runAutoCashOut, readRuledBets, setAutoCashOut } from './autoCashOut.ts';
import { runAutoCashOuts } from './autoCashOutJob.ts';
import { cashOut } from './cashOut.ts';

const database = useDatabase(createRuledDatabase);
const FUNDS = 10_000;
let match = 0;

/** A single of 10.00 € at 2.00, whose offer is 9.04 €, with a rule. */
async function placeRuled(amount: number) {
  const world = createSportsWorld(database.pool);
  const event = `a${(match += 1)}`;
  world.setPrice(event, 2_000);
  const player = await openLedgerPlayer(database.pool, { fundsMinor: FUNDS });
  const bet = await world.place(player, { events: [event] });
  expect(await setAutoCashOut(world.deps, bet, amount)).toBeUndefined();
  return { world, event, player, bet };
}

const read = async (player: LedgerPlayer, { id }: BetRow): Promise<BetRow | undefined> =>
  readBet(database.pool, player.playerId, id);

async function count(
  table: 'sports_auto_cash_out' | 'outgoing_email',
  player: LedgerPlayer,
): Promise<number> {
  const { rows } = await database.pool.query<{ rows: number }>(
    `select count(*)::int as rows from api.${table} where player_id = $1`,
    [player.playerId],
  );
  return rows[0]?.rows ?? Number.NaN;
}

describe('automatic cash-out', () => {
  it('pays the offer of the moment once, in three processes at the same time, and writes one email', async () => {
    const { world, event, player, bet } = await placeRuled(1_200);
    expect(await runAutoCashOuts(world.deps)).toBe(0);
    // jumps from 9.04 € to 14.47 €
    world.setPrice(event, 1_250);
    await Promise.all([1, 2, 3].map(() => runAutoCashOuts(world.deps)));
    expect(await read(player, bet)).toMatchObject({
      status: 'CASHED_OUT',
      returns: 1_447,
      cash_outs: [{ amount: 1_447, stake_per_line: 1_000, is_automatic: true }],
    });
    expect(await balanceOf(database.pool, player.playerId)).toBe(FUNDS - 1_000 + 1_447);
    expect(await count('outgoing_email', player)).toBe(1);
    expect(await count('sports_auto_cash_out', player)).toBe(0);
    expect(await ledgerFaults(database.pool)).toEqual([]);
  });

  it('pays nothing below the amount, and nothing when the price has moved back before the payment', async () => {
    const { world, event, player, bet } = await placeRuled(1_200);
    world.setPrice(event, 1_600);
    expect(await runAutoCashOuts(world.deps)).toBe(0);
    const [ruled] = await readRuledBets(database.pool, '', 1_000).then((bets) =>
      bets.filter(({ id }) => id === bet.id),
    );
    if (!ruled) throw new Error('The rule is lost.');
    expect(await runAutoCashOut(database.pool, ruled, 1_199, Date.now())).toMatchObject({
      code: 'NOT_SETTLED',
    });
    expect(await read(player, bet)).toMatchObject({ status: 'OPEN' });
  });

  it('waits five seconds for a match in play and asks again', async () => {
    const { world, event, player, bet } = await placeRuled(1_200);
    await database.pool.query(
      `update api.sports_bet_leg set starts_at = now() - interval '1 minute' where bet_id = $1`,
      [bet.id],
    );
    world.setPrice(event, 1_250);
    const startedAt = performance.now();
    const running = runAutoCashOuts(world.deps);
    while (world.questions.length < 2) await new Promise((resolve) => setTimeout(resolve, 5));
    world.setPrice(event, 2_000);
    expect(await running).toBe(0);
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(4_900);
    expect(await read(player, bet)).toMatchObject({ status: 'OPEN' });
  });

  it.each<[string, string]>([
    ['self-excluded', 'self_excluded_at = now()'],
    ['in a time-out', `timeout_ends_at = now() + interval '1 day'`],
    ['excluded from sports', `excluded_groups = '{sports}'`],
  ])('pays a player who is %s since the rule was set', async (_name, change) => {
    const { world, event, player, bet } = await placeRuled(1_200);
    await database.pool.query(`update api.player set ${change} where id = $1`, [player.playerId]);
    world.setPrice(event, 1_250);
    await runAutoCashOuts(world.deps);
    expect(await read(player, bet)).toMatchObject({ status: 'CASHED_OUT', returns: 1_447 });
  });

  it('follows a changed rule only, and none that was removed', async () => {
    const { world, event, player, bet } = await placeRuled(1_200);
    const [old] = (await readRuledBets(database.pool, '', 1_000)).filter(({ id }) => id === bet.id);
    expect(await setAutoCashOut(world.deps, bet, 1_700)).toBeUndefined();
    world.setPrice(event, 1_250);
    expect(await runAutoCashOuts(world.deps)).toBe(0);
    // the job has read the rule before it was changed
    if (!old) throw new Error('The rule is lost.');
    expect(await runAutoCashOut(database.pool, old, 1_447, Date.now())).toMatchObject({
      code: 'ROUND_CLOSED',
    });
    expect(await setAutoCashOut(world.deps, bet, undefined)).toBeUndefined();
    world.setPrice(event, 1_010);
    expect(await runAutoCashOuts(world.deps)).toBe(0);
    expect(await read(player, bet)).toMatchObject({ status: 'OPEN' });
  });

  it('keeps its rule for the rest after a partial cash-out', async () => {
    const { world, event, player, bet } = await placeRuled(800);
    const part = { betId: bet.id, amount: 452, part: 500, key: crypto.randomUUID() };
    expect(await cashOut(world.deps, player.playerId, part)).toMatchObject({ bet: { cashed_out: 452 } });
    expect(await runAutoCashOuts(world.deps)).toBe(0);
    world.setPrice(event, 1_100);
    expect(await runAutoCashOuts(world.deps)).toBe(1);
    expect(await read(player, bet)).toMatchObject({ status: 'CASHED_OUT', returns: 452 + 822 });
  });

  it('is removed when the bet is settled, refused for a closed bet and above the highest payout', async () => {
    const { world, event, player, bet } = await placeRuled(1_200);
    expect(await setAutoCashOut(world.deps, bet, 2_001)).toBe('UNREACHABLE');
    world.setResult(event, { number: 1, home: 1, away: 0 });
    await world.settle();
    expect(await count('sports_auto_cash_out', player)).toBe(0);
    expect(await setAutoCashOut(world.deps, bet, 1_200)).toBe('CLOSED');
    expect(await count('outgoing_email', player)).toBe(0);
  });
});
