import { describe, expect, it } from '@jest/globals';
import { lineOf, linesOf, paymentTotalsOf, productsOf, type StatementSum } from './statementLines.ts';

function sum(kind: string, more: Partial<StatementSum> = {}): StatementSum {
  return {
    kind,
    game_id: null,
    product: 'casino',
    movements: 1,
    amount: 100,
    real_change: 100,
    bonus_change: 0,
    ...more,
  };
}

describe('lineOf', () => {
  it.each([
    ['deposit', 'DEPOSIT'],
    ['deposit_reversed', 'DEPOSIT_REVERSED'],
    ['withdrawal_reserved', 'WITHDRAWAL'],
    ['withdrawal_returned', 'WITHDRAWAL_CANCELLED'],
    ['payout_returned', 'WITHDRAWAL_CANCELLED'],
    ['bet', 'STAKE'],
    ['win', 'RETURN'],
    ['rollback', 'ROLLBACK'],
    ['reward', 'REWARD'],
    ['bonus_given', 'BONUS_GIVEN'],
    ['bonus_conversion', 'BONUS_CONVERTED'],
    ['bonus_end', 'BONUS_ENDED'],
    ['cashback', 'CASHBACK'],
    ['house_transfer', 'ADJUSTMENT'],
    ['an unnamed kind', 'ADJUSTMENT'],
  ])('assigns a %s to %s', (kind, line) => {
    expect(lineOf(kind, false)).toBe(line);
  });
  it('assigns a jackpot stake to JACKPOT', () => expect(lineOf('bet', true)).toBe('JACKPOT'));
});

describe('linesOf (requirements/regulation#statements)', () => {
  it('returns each kind once in statement order, with the sums of all games', () => {
    expect(
      linesOf([
        sum('win', { game_id: 'a', movements: 2, real_change: 30 }),
        sum('bet', { game_id: 'a', movements: 3, real_change: -50, bonus_change: -5 }),
        sum('deposit', { real_change: 2_000 }),
        sum('bet', { game_id: 'b', movements: 1, real_change: -7 }),
        sum('bet', { game_id: 'b', product: 'jackpot', movements: 4, real_change: -4 }),
        sum('house_transfer', { real_change: 9 }),
      ]),
    ).toEqual([
      { kind: 'DEPOSIT', count: 1, amount: 2_000, bonusAmount: 0 },
      { kind: 'STAKE', count: 4, amount: -57, bonusAmount: -5 },
      { kind: 'RETURN', count: 2, amount: 30, bonusAmount: 0 },
      { kind: 'JACKPOT', count: 4, amount: -4, bonusAmount: 0 },
      { kind: 'ADJUSTMENT', count: 1, amount: 9, bonusAmount: 0 },
    ]);
  });

  it('covers all movements, so that the opening balance plus all lines is the closing balance', () => {
    const kinds = [
      'house_transfer',
      'cashback',
      'bonus_end',
      'bonus_conversion',
      'bonus_given',
      'reward',
      'rollback',
      'win',
      'bet',
      'payout_returned',
      'withdrawal_returned',
      'withdrawal_reserved',
      'deposit_reversed',
      'deposit',
      'new',
    ];
    const lines = linesOf([
      ...kinds.map((kind, index) => sum(kind, { real_change: 2 ** index, bonus_change: 3 * 2 ** index })),
      sum('bet', { product: 'jackpot', real_change: 2 ** kinds.length, bonus_change: 0 }),
    ]);
    expect(lines.map(({ kind }) => kind)).toEqual([
      'DEPOSIT',
      'DEPOSIT_REVERSED',
      'WITHDRAWAL',
      'WITHDRAWAL_CANCELLED',
      'STAKE',
      'RETURN',
      'ROLLBACK',
      'JACKPOT',
      'REWARD',
      'BONUS_GIVEN',
      'BONUS_CONVERTED',
      'BONUS_ENDED',
      'CASHBACK',
      'ADJUSTMENT',
    ]);
    expect([
      lines.reduce((total, { amount }) => total + amount, 0),
      lines.reduce((total, { bonusAmount }) => total + bonusAmount, 0),
    ]).toEqual([2 ** (kinds.length + 1) - 1, 3 * (2 ** kinds.length - 1)]);
  });

  it.each<[string, Partial<StatementSum>, number]>([
    ['a return of 0', { movements: 0, real_change: 0 }, 0],
    ['a named movement that changed nothing but happened', { real_change: 0 }, 1],
    ['real money alone', { movements: 0 }, 1],
    ['bonus money alone', { movements: 0, real_change: 0, bonus_change: 1 }, 1],
  ])('returns a line unless nothing happened, for %s: %j', (_what, more, lines) => {
    expect(linesOf([sum('win', more)])).toHaveLength(lines);
  });

  it.each<[string, Partial<StatementSum>, number]>([
    ['a step of a payment that changes no balance', { real_change: 0 }, 0],
    ['real money', { real_change: 5 }, 1],
    ['bonus money', { real_change: 0, bonus_change: 5 }, 1],
  ])('returns a line for an unnamed kind if it changed a balance: %s', (_what, more, lines) => {
    expect(linesOf([sum('withdrawal_sent', more)])).toHaveLength(lines);
  });

  it('returns no lines without movements', () => expect(linesOf([])).toEqual([]));
});

describe('paymentTotalsOf (ADR 0273)', () => {
  it.each<[string, Readonly<Record<string, number>>, readonly number[]]>([
    ['nothing', {}, [0, 0, 0, 0, 0, 0]],
    ['a deposit', { deposit: 500 }, [500, 0, 0, 0, 500, 0]],
    ['a withdrawal', { withdrawal_reserved: -100 }, [0, 0, 100, 0, 0, 100]],
    [
      'a withdrawal cancelled in the same month',
      { withdrawal_reserved: -100, withdrawal_returned: 100 },
      [0, 0, 100, 100, 0, 0],
    ],
    ['a payout of an earlier month that came back', { payout_returned: 100 }, [0, 0, 0, 100, 0, -100]],
    [
      'one that came back beside a new withdrawal',
      { withdrawal_reserved: -30, payout_returned: 100 },
      [0, 0, 30, 100, 0, -70],
    ],
    ['a deposit of an earlier month that was reversed', { deposit_reversed: -500 }, [0, 500, 0, 0, -500, 0]],
  ])('has a figure of its own for what was booked back: %s', (_what, changes, totals) => {
    const lines = linesOf(
      Object.entries(changes).map(([kind, change]) => sum(kind, { real_change: change })),
    );
    const { deposited, depositsReversed, withdrawn, withdrawalsReturned, deposits, withdrawals } =
      paymentTotalsOf(lines);
    expect([deposited, depositsReversed, withdrawn, withdrawalsReturned, deposits, withdrawals]).toEqual(
      totals,
    );
  });
});

describe('productsOf', () => {
  const isLive = (game: string): boolean => game === 'studio';
  const rounds = new Map([
    ['slot', 3],
    ['studio', 2],
    ['other', 50],
  ]);

  it('returns stakes less rollbacks, returns, and the rounds of the games', () => {
    expect(
      productsOf(
        [
          sum('bet', { game_id: 'studio', amount: 40 }),
          sum('bet', { game_id: 'slot', amount: 100 }),
          sum('rollback', { game_id: 'slot', amount: 30 }),
          sum('win', { game_id: 'slot', amount: 90 }),
          sum('bet', { game_id: 'slot', product: 'jackpot', amount: 5 }),
          sum('win', { product: 'jackpot', amount: 500 }),
          sum('deposit', { amount: 9_999 }),
        ],
        rounds,
        isLive,
      ),
    ).toEqual([
      { product: 'CASINO', staked: 70, returned: 90, net: 20, rounds: 3 },
      { product: 'LIVE_CASINO', staked: 40, returned: 0, net: -40, rounds: 2 },
      { product: 'JACKPOT', staked: 5, returned: 500, net: 495, rounds: 0 },
    ]);
  });

  it('keeps the order of products and includes games without a name', () => {
    expect(
      productsOf(
        [
          sum('win', { product: 'jackpot', amount: 1 }),
          sum('bet', { game_id: 'studio', amount: 2 }),
          sum('bet', { amount: 3 }),
        ],
        rounds,
        (game) => isLive(game) || game === 'x',
      ),
    ).toMatchObject([
      { product: 'CASINO', staked: 3 },
      { product: 'LIVE_CASINO', staked: 2 },
      { product: 'JACKPOT', returned: 1 },
    ]);
    expect(productsOf([sum('bet')], new Map([['', 7]]), (game) => game === '')).toMatchObject([
      { product: 'LIVE_CASINO', rounds: 7 },
    ]);
  });

  it('returns negative stakes for a game with rollbacks only', () => {
    expect(productsOf([sum('rollback', { game_id: 'slot', amount: 30 })], rounds, isLive)).toEqual([
      { product: 'CASINO', staked: -30, returned: 0, net: 30, rounds: 3 },
    ]);
  });

  it('counts the rounds of a game once and none for an unknown game', () => {
    expect(
      productsOf(
        [
          sum('bet', { game_id: 'slot' }),
          sum('win', { game_id: 'slot' }),
          sum('win', { game_id: 'removed' }),
          sum('win'),
        ],
        rounds,
        isLive,
      ),
    ).toMatchObject([{ product: 'CASINO', rounds: 3 }]);
  });

  it('returns no products without play', () =>
    expect(productsOf([sum('deposit'), sum('reward')], rounds, isLive)).toEqual([]));
});
