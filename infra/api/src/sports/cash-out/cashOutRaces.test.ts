import { describe, expect, it } from '@jest/globals';
import { createRuledDatabase } from '../../../test/ruledDatabase.ts';
import { testSeed } from '../../../test/seed.ts';
import { useDatabase } from '../../../test/useDatabase.ts';
import { balanceOf, ledgerFaults, openLedgerPlayer } from '../../../test/worlds/ledgerWorld.ts';
import { createSportsWorld } from '../../../test/worlds/sportsWorld.ts';
import { openStake, readBet, resultNumbers } from '../betRows.ts';
import { closeBet } from '../settlement/closeBet.ts';
import { setAutoCashOut } from './autoCashOut.ts';
import { runAutoCashOuts } from './autoCashOutJob.ts';
import { cashOut } from './cashOut.ts';
import { cashOutPart } from './cashOutPart.ts';

const database = useDatabase(createRuledDatabase);
const FUNDS = 100_000;
const BETS = 12;

describe('cash-outs at the same time', () => {
  it(`close each stake once: parts, the whole, a rule and the settlement (seed ${testSeed})`, async () => {
    const world = createSportsWorld(database.pool);
    const player = await openLedgerPlayer(database.pool, { fundsMinor: FUNDS });
    let random = testSeed;
    const next = (limit: number): number => (random = (random * 48_271 + 11) % 2_147_483_647) % limit;
    const bets = [];
    for (let number = 0; number < BETS; number += 1) {
      const event = `r${number}`;
      world.setPrice(event, 2_000);
      const bet = await world.place(player, { events: [event] });
      await setAutoCashOut(world.deps, bet, 905);
      bets.push({ bet, event });
    }
    await Promise.all([
      ...bets.flatMap(({ bet, event }) => {
        const send = (part: number | undefined) =>
          cashOut(world.deps, player.playerId, { betId: bet.id, amount: 1, part, key: crypto.randomUUID() });
        const actions = [
          () => send(100 + next(400)),
          () => send(100 + next(400)),
          () => send(undefined),
          () => {
            world.setPrice(event, 1_500);
            return runAutoCashOuts(world.deps);
          },
          () => {
            world.setResult(event, { number: 1, home: next(2), away: 0 });
            return world.settle();
          },
        ];
        return actions.toSorted(() => next(3) - 1).map((action) => action());
      }),
    ]);
    await world.settle();
    const { rows } = await database.pool.query<{
      status: string;
      returns: number;
      paid: number;
      cashed: number;
    }>(
      `select b.status, b.returns, w.paid, coalesce((select sum(c.amount) from api.sports_cash_out c where c.bet_id = b.id), 0)::bigint as cashed
       from api.sports_bet b join api.wager w on w.player_id = b.player_id and w.reference = b.id where b.player_id = $1`,
      [player.playerId],
    );
    expect(rows).toHaveLength(BETS);
    for (const { status, returns, paid, cashed } of rows) {
      expect(status).not.toBe('OPEN');
      expect(paid).toBe(returns);
      if (status === 'CASHED_OUT') expect(cashed).toBe(returns);
      // the highest payout is that of the whole stake at its price
      expect(returns).toBeLessThanOrEqual(2_000);
    }
    expect(await balanceOf(database.pool, player.playerId)).toBe(
      FUNDS - BETS * 1_000 + rows.reduce((sum, { returns }) => sum + returns, 0),
    );
    expect(await ledgerFaults(database.pool)).toEqual([]);
  });

  it('refuse an amount that was computed from another stake or before a result', async () => {
    const world = createSportsWorld(database.pool);
    const player = await openLedgerPlayer(database.pool, { fundsMinor: FUNDS });
    world.setPrice('other', 2_000);
    const bet = await world.place(player, { events: ['other'] });
    const payout = (key: string) => ({ key: `key-of-${key}-${bet.id}`, amount: 904, at: Date.now() });
    const whole = {
      numbers: resultNumbers(bet),
      stakePerLine: openStake(bet),
      status: 'CASHED_OUT',
    } as const;
    expect(await cashOutPart(database.pool, bet, { ...payout('part'), amount: 90, part: 100 })).toMatchObject(
      {
        ok: true,
      },
    );
    expect(await cashOutPart(database.pool, bet, { ...payout('next'), part: 100 })).toMatchObject({
      code: 'NOT_SETTLED',
    });
    expect(await closeBet(database.pool, bet, { ...payout('whole'), ...whole })).toMatchObject({
      code: 'NOT_SETTLED',
    });
    expect(
      await closeBet(database.pool, bet, { ...payout('settle'), ...whole, status: 'SETTLED' }),
    ).toMatchObject({ code: 'NOT_SETTLED' });
    await database.pool.query(
      `update api.sports_bet_leg set result = 'LOST', result_number = 1 where bet_id = $1`,
      [bet.id],
    );
    expect(
      await closeBet(database.pool, bet, { ...payout('lost'), ...whole, stakePerLine: 900 }),
    ).toMatchObject({ code: 'NOT_SETTLED' });
    expect(await readBet(database.pool, player.playerId, bet.id)).toMatchObject({ status: 'OPEN' });
  });

  it.each([undefined, 400])(
    'have one outcome when a repeated request is refused while the first one waits for its offer (part %s)',
    async (part) => {
      const world = createSportsWorld(database.pool);
      const player = await openLedgerPlayer(database.pool, { fundsMinor: FUNDS });
      world.setPrice('held', 2_000);
      const bet = await world.place(player, { events: ['held'] });
      const held: (() => void)[] = [];
      const { serviceClient } = world.deps;
      const deps = {
        ...world.deps,
        serviceClient: {
          async callSigned(call: Parameters<typeof serviceClient.callSigned>[0]) {
            const answer = await serviceClient.callSigned(call);
            await new Promise<void>((resolve) => held.push(resolve));
            return answer;
          },
        },
      };
      const request = { betId: bet.id, amount: 1, part, key: crypto.randomUUID() };
      const asked = async (count: number): Promise<void> => {
        while (held.length < count) await new Promise((resolve) => setImmediate(resolve));
      };
      const first = cashOut(deps, player.playerId, request);
      await asked(1);
      world.setPrice('held', undefined);
      const second = cashOut(deps, player.playerId, request);
      await asked(2);
      held[1]?.();
      expect(await second).toMatchObject({ refusal: 'SUSPENDED' });
      held[0]?.();
      expect(await first).toMatchObject({ refusal: 'SUSPENDED' });
      expect(await balanceOf(database.pool, player.playerId)).toBe(FUNDS - 1_000);
    },
  );

  it('are refused for a part that leaves too little, is too small or is everything', async () => {
    const world = createSportsWorld(database.pool);
    const player = await openLedgerPlayer(database.pool, { fundsMinor: FUNDS });
    world.setPrice('small', 2_000);
    const bet = await world.place(player, { events: ['small'] });
    const send = (part: number) =>
      cashOut(world.deps, player.playerId, { betId: bet.id, amount: 1, part, key: crypto.randomUUID() });
    for (const part of [1, 9, 991, 1_000, 5_000])
      expect(await send(part)).toEqual({ refusal: 'PART_INVALID' });
    expect(await send(990)).toMatchObject({ bet: { cashed_out_per_line: 990, possible_returns: 894 + 20 } });
    expect(await send(10)).toEqual({ refusal: 'PART_INVALID' });
  });
});
