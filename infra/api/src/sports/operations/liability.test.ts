import { beforeAll, describe, expect, it } from '@jest/globals';
import type { LiabilityEvent } from '@foyer/kernel/sports-risk-answers';
import { convertMinor } from '@foyer/money';
import { createRuledDatabase } from '../../../test/ruledDatabase.ts';
import { useDatabase } from '../../../test/useDatabase.ts';
import { cashOut } from '../cash-out/cashOut.ts';
import { settleBets } from '../settlement/settleBets.ts';
import { legLiabilities, readLargestBets, readLiability } from './liability.ts';
import { createOperationsStage } from './operations.fixture.ts';

const database = useDatabase(createRuledDatabase);
let stage: ReturnType<typeof createOperationsStage>;
beforeAll(() => {
  stage = createOperationsStage(database.pool);
});

const read = async (event: string, brand?: string): Promise<LiabilityEvent | undefined> =>
  (await readLiability(database.pool, { brand, event }))[0];

describe('legLiabilities', () => {
  it.each<[string, readonly number[], readonly number[], readonly (readonly [number, number])[]]>([
    ['a single', [2_500], [1], [[100, 250]]],
    [
      'two singles',
      [2_500, 3_000],
      [1],
      [
        [100, 250],
        [100, 300],
      ],
    ],
    [
      'a double',
      [2_500, 3_000],
      [2],
      [
        [100, 750],
        [100, 750],
      ],
    ],
    // lines with the first: 2.5 x 3, 2.5 x 4, and the treble
    [
      'a double and a treble of three',
      [2_500, 3_000, 4_000],
      [2, 3],
      [
        [300, 750 + 1_000 + 3_000],
        [300, 750 + 1_200 + 3_000],
        [300, 1_000 + 1_200 + 3_000],
      ],
    ],
    ['a line that is rounded down', [1_333], [1], [[100, 133]]],
  ])('adds the lines with the selection in %s', (_name, prices, sizes, expected) => {
    const bet = {
      legs: prices.length,
      bankers: [],
      sizes,
      selections: prices.map((price) => ({ price })),
      stakePerLine: 100,
      isEachWay: false,
    };
    expect(legLiabilities(bet).map(({ stake, possibleReturns }) => [stake, possibleReturns])).toEqual(
      expected,
    );
  });
});

describe('the liability', () => {
  it('adds bets, stakes and possible returns by outcome, and converts other currencies', async () => {
    const event = stage.newMatch();
    const [euro, dollar] = [await stage.player('aurora'), await stage.player('caravel')];
    await stage.bet(euro, [[event, 'winner', 'home']], { stake: 1_000 });
    await stage.bet(euro, [[event, 'winner', 'home']], { stake: 500 });
    await stage.bet(euro, [[event, 'winner', 'away']], { stake: 100 });
    await stage.bet(dollar, [[event, 'winner', 'home']], { stake: 1_000 });
    const inEuro = (minor: number): number => convertMinor(minor, 'CAD', 'EUR');
    expect(await read(event)).toMatchObject({
      eventId: event,
      home: 'Harbour',
      selections: 4,
      highest: 3_000 + inEuro(2_000),
      outcomes: [
        {
          kind: 'winner',
          outcome: 'home',
          bets: 3,
          stake: 1_500 + inEuro(1_000),
          liability: 3_000 + inEuro(2_000),
        },
        { outcome: 'away', bets: 1, stake: 100, liability: 200 },
      ],
    });
    expect(await read(event, 'aurora')).toMatchObject({ highest: 3_000 });
  });

  it('leaves out what cannot be paid any more: lost multiples, cash-outs and settled bets', async () => {
    const [event, other] = [stage.newMatch(), stage.newMatch()];
    const player = await stage.player();
    await stage.bet(player, [
      [event, 'winner', 'home'],
      [other, 'winner', 'home'],
    ]);
    await stage.bet(
      player,
      [
        [event, 'winner', 'home'],
        [other, 'winner', 'home'],
      ],
      { sizes: [1, 2] },
    );
    const { bet } = await stage.bet(player, [[event, 'winner', 'home']]);
    expect(await read(event)).toMatchObject({ outcomes: [{ bets: 3, liability: 4_000 + 6_000 + 2_000 }] });
    expect(
      await cashOut(stage.deps, player.playerId, {
        betId: bet?.id ?? '',
        amount: 1,
        part: undefined,
        key: crypto.randomUUID(),
      }),
    ).toMatchObject({ bet: {} });
    expect(await read(event)).toMatchObject({ outcomes: [{ bets: 2, liability: 4_000 + 6_000 }] });
    stage.publish(other, 0, 1);
    await settleBets(stage.deps);
    // the double is lost; the single of the system is open, and its double an upper bound
    expect(await read(event)).toMatchObject({ outcomes: [{ bets: 1, liability: 6_000 }] });
    expect(await read(other)).toBeUndefined();
    stage.publish(event, 1, 0);
    await settleBets(stage.deps);
    expect(await read(event)).toBeUndefined();
  }, 30_000);

  it('lists the largest open bets first, by their value in euro', async () => {
    const [euro, dollar] = [await stage.player('aurora'), await stage.player('caravel')];
    const placed = [
      await stage.bet(euro, [[stage.newMatch(), 'winner', 'home']], { stake: 900_000 }),
      await stage.bet(dollar, [[stage.newMatch(), 'winner', 'home']], { stake: 1_000_000 }),
    ];
    const [first, second] = await readLargestBets(database.pool, undefined);
    expect([first?.id, second?.id]).toEqual(placed.map(({ bet }) => bet?.id));
    expect(second).toMatchObject({
      currency: 'CAD',
      possibleReturns: 2_000_000,
      possibleReturnsInEuro: convertMinor(2_000_000, 'CAD', 'EUR'),
      legs: 1,
      openLegs: 1,
    });
    expect(await readLargestBets(database.pool, 'caravel')).toHaveLength(1 + 1);
  });
});
