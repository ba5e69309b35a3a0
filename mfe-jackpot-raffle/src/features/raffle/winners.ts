import { isRatedCurrency, money, type Money } from '@foyer/money';
import { isBrandId } from '@foyer/market';

/** A winner of a draw that can be shown. */
export interface ShownWinner {
  readonly key: string;
  readonly initials: string;
  readonly amount: Money;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

interface Edge {
  readonly node: {
    readonly instanceId: string;
    readonly timestamp: string;
    readonly winners: readonly {
      readonly winnerInitials: string | null;
      readonly winAmount: number | null;
      readonly winCurrency: string | null;
      readonly brand: string | null;
    }[];
  };
}

/**
 * The winners of the draws, newest first. Entries without initials, amount, currency, timestamp or brand are skipped
 * (requirements/validation#raffle-winners).
 */
export function winnersOf(edges: readonly Edge[]): readonly ShownWinner[] {
  return edges.toReversed().flatMap(({ node }) => {
    const at = Date.parse(node.timestamp);
    return node.winners.flatMap(({ winnerInitials: initials, winAmount, winCurrency, brand }, index) =>
      Number.isNaN(at) ||
      !initials ||
      winAmount === null ||
      winAmount <= 0 ||
      winCurrency === null ||
      !isRatedCurrency(winCurrency) ||
      brand === null ||
      !isBrandId(brand)
        ? []
        : [{ key: `${node.instanceId}:${index}`, initials, amount: money(winAmount, winCurrency), at }],
    );
  });
}
