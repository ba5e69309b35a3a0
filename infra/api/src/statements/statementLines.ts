import type { Product, StatementLine, StatementLineKind, StatementProduct } from '@foyer/graphql/main';

/** What moved by kind and game, as `api.statement_sums` adds it up. */
export interface StatementSum {
  readonly kind: string;
  readonly game_id: string | null;
  readonly is_jackpot: boolean;
  readonly movements: number;
  readonly amount: number;
  readonly real_change: number;
  readonly bonus_change: number;
}

/** In the order that a statement has them. */
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
  'BONUS_GIVEN',
  'BONUS_CONVERTED',
  'BONUS_ENDED',
  'CASHBACK',
  'ADJUSTMENT',
];
const PRODUCTS: readonly Product[] = ['CASINO', 'LIVE_CASINO', 'SPORTS', 'JACKPOT'];

const LINE_OF_KIND: Readonly<Record<string, StatementLineKind>> = {
  deposit: 'DEPOSIT',
  deposit_reversed: 'DEPOSIT_REVERSED',
  withdrawal_reserved: 'WITHDRAWAL',
  withdrawal_returned: 'WITHDRAWAL_CANCELLED',
  payout_returned: 'WITHDRAWAL_CANCELLED',
  bet: 'STAKE',
  win: 'RETURN',
  rollback: 'ROLLBACK',
  reward: 'REWARD',
  bonus_given: 'BONUS_GIVEN',
  bonus_conversion: 'BONUS_CONVERTED',
  bonus_end: 'BONUS_ENDED',
  cashback: 'CASHBACK',
  house_transfer: 'ADJUSTMENT',
};

/** The line of a movement. What nobody has named yet is still in the sum. */
export function lineOf(kind: string, isJackpot: boolean): StatementLineKind {
  return isJackpot ? 'JACKPOT' : (LINE_OF_KIND[kind] ?? 'ADJUSTMENT');
}

/** Opening + all lines = closing, for real and for bonus money. Steps of a payment that change no balance are no lines. */
export function linesOf(sums: readonly StatementSum[]): StatementLine[] {
  const relevant = sums
    .filter((sum) => sum.real_change !== 0 || sum.bonus_change !== 0 || sum.movements > 0)
    .filter(
      (sum) => Object.hasOwn(LINE_OF_KIND, sum.kind) || sum.real_change !== 0 || sum.bonus_change !== 0,
    );
  return LINES.flatMap((kind) => {
    const of = relevant.filter((sum) => lineOf(sum.kind, sum.is_jackpot) === kind);
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

/** What was staked and returned, real and bonus money together, by product. */
export function productsOf(
  sums: readonly StatementSum[],
  rounds: ReadonlyMap<string, number>,
  isLive: (gameId: string) => boolean,
): StatementProduct[] {
  const productOf = (sum: StatementSum): Product =>
    sum.is_jackpot ? 'JACKPOT' : isLive(sum.game_id ?? '') ? 'LIVE_CASINO' : 'CASINO';
  const played = sums.filter((sum) => sum.kind === 'bet' || sum.kind === 'win' || sum.kind === 'rollback');
  return PRODUCTS.flatMap((product) => {
    const of = played.filter((sum) => productOf(sum) === product);
    if (of.length === 0) return [];
    const amountOf = (kind: string): number =>
      total(
        of.filter((sum) => sum.kind === kind),
        'amount',
      );
    const staked = amountOf('bet') - amountOf('rollback');
    const returned = amountOf('win');
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
