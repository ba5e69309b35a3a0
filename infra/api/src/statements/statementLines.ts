import type { Product, StatementLine, StatementLineKind, StatementProduct } from '@foyer/graphql/main';

/** Sum of movements by kind and game, from `api.statement_sums`. */
export interface StatementSum {
  readonly kind: string;
  readonly game_id: string | null;
  /** For play movements: casino, sportsbook, jackpot or raffle. */
  readonly product: string | null;
  readonly movements: number;
  readonly amount: number;
  readonly real_change: number;
  readonly bonus_change: number;
}

/** In statement order. */
const LINES: readonly StatementLineKind[] = [
  'DEPOSIT',
  'DEPOSIT_REVERSED',
  'WITHDRAWAL',
  'WITHDRAWAL_CANCELLED',
  'STAKE',
  'RETURN',
  'ROLLBACK',
  'JACKPOT',
  'REWARD',
  'FREE_SPINS',
  'BONUS_GIVEN',
  'BONUS_CONVERTED',
  'BONUS_ENDED',
  'CASHBACK',
  'ADJUSTMENT',
];
const PRODUCTS: readonly Product[] = ['CASINO', 'LIVE_CASINO', 'SPORTS', 'JACKPOT'];

const PRODUCT_OF: Readonly<Record<string, Product>> = {
  jackpot: 'JACKPOT',
  raffle: 'JACKPOT',
  sportsbook: 'SPORTS',
};
const PLAY_KINDS: ReadonlySet<string> = new Set(['bet', 'rollback', 'win', 'win_reversal', 'play_debt']);

const LINE_OF_KIND: Readonly<Record<string, StatementLineKind>> = {
  deposit: 'DEPOSIT',
  deposit_reversed: 'DEPOSIT_REVERSED',
  withdrawal_reserved: 'WITHDRAWAL',
  withdrawal_returned: 'WITHDRAWAL_CANCELLED',
  payout_returned: 'WITHDRAWAL_CANCELLED',
  bet: 'STAKE',
  win: 'RETURN',
  win_reversal: 'RETURN',
  rollback: 'ROLLBACK',
  reward: 'REWARD',
  free_round_win: 'FREE_SPINS',
  bonus_given: 'BONUS_GIVEN',
  bonus_conversion: 'BONUS_CONVERTED',
  bonus_end: 'BONUS_ENDED',
  cashback: 'CASHBACK',
  house_transfer: 'ADJUSTMENT',
};

/** The line of a movement. An unnamed kind counts as an adjustment, so that the sum stays complete. */
export function lineOf(kind: string, isJackpot: boolean): StatementLineKind {
  return isJackpot ? 'JACKPOT' : (LINE_OF_KIND[kind] ?? 'ADJUSTMENT');
}

/**
 * Opening balance + all lines = closing balance, for real and bonus money. Payment steps without a balance
 * change give no line.
 */
export function linesOf(sums: readonly StatementSum[]): StatementLine[] {
  const relevant = sums
    .filter((sum) => sum.real_change !== 0 || sum.bonus_change !== 0 || sum.movements > 0)
    .filter(
      (sum) => Object.hasOwn(LINE_OF_KIND, sum.kind) || sum.real_change !== 0 || sum.bonus_change !== 0,
    );
  return LINES.flatMap((kind) => {
    const of = relevant.filter((sum) => lineOf(sum.kind, sum.product === 'jackpot') === kind);
    return of.length === 0
      ? []
      : [
          {
            kind,
            count: total(of, 'movements'),
            amount: total(of, 'real_change'),
            bonusAmount: total(of, 'bonus_change'),
          },
        ];
  });
}

/** Payments of a period as they were booked; amounts are 0 or positive. */
export interface PaymentTotals {
  readonly deposited: number;
  /** Deposits of any period that were reversed in this one. */
  readonly depositsReversed: number;
  readonly withdrawn: number;
  /** Withdrawals of any period that were cancelled, or sent back by the bank, in this one. */
  readonly withdrawalsReturned: number;
  /** deposited - depositsReversed. */
  readonly deposits: number;
  /** withdrawn - withdrawalsReturned; negative when more was returned than withdrawn. */
  readonly withdrawals: number;
}

/** A reversal counts in the month in which it was booked, with a separate figure (ADR 0273). */
export function paymentTotalsOf(lines: readonly StatementLine[]): PaymentTotals {
  const cash = (kind: StatementLineKind): number => lines.find((line) => line.kind === kind)?.amount ?? 0;
  const [deposited, withdrawalsReturned] = [cash('DEPOSIT'), cash('WITHDRAWAL_CANCELLED')];
  const [depositsReversed, withdrawn] = [0 - cash('DEPOSIT_REVERSED'), 0 - cash('WITHDRAWAL')];
  return {
    deposited,
    depositsReversed,
    withdrawn,
    withdrawalsReturned,
    deposits: deposited - depositsReversed,
    withdrawals: withdrawn - withdrawalsReturned,
  };
}

/** Stakes and returns by product, real and bonus money together. */
export function productsOf(
  sums: readonly StatementSum[],
  rounds: ReadonlyMap<string, number>,
  isLive: (gameId: string) => boolean,
): StatementProduct[] {
  const productOf = (sum: StatementSum): Product =>
    PRODUCT_OF[sum.product ?? ''] ?? (isLive(sum.game_id ?? '') ? 'LIVE_CASINO' : 'CASINO');
  const played = sums.filter((sum) => PLAY_KINDS.has(sum.kind));
  return PRODUCTS.flatMap((product) => {
    const of = played.filter((sum) => productOf(sum) === product);
    if (of.length === 0) return [];
    const amountOf = (kind: string): number =>
      total(
        of.filter((sum) => sum.kind === kind),
        'amount',
      );
    const staked = amountOf('bet') - amountOf('rollback');
    const returned = amountOf('win') - amountOf('win_reversal') - amountOf('play_debt');
    const games = new Set(product === 'JACKPOT' ? [] : of.map((sum) => sum.game_id ?? ''));
    return [
      {
        product,
        staked,
        returned,
        net: returned - staked,
        rounds: [...games].reduce((count, game) => count + (rounds.get(game) ?? 0), 0),
      },
    ];
  });
}

function total(
  sums: readonly StatementSum[],
  field: 'movements' | 'amount' | 'real_change' | 'bonus_change',
): number {
  return sums.reduce((sum, row) => sum + row[field], 0);
}
