import { isLineOf, MARKET_KINDS, outcomesOf } from '@foyer/kernel/markets';
import type { Selection } from './coupon.ts';

/** Selections of the api as those of a slip; a market that this release does not know is omitted. */
export function readSelections(
  selections: readonly {
    readonly event: string;
    readonly kind: string;
    readonly line?: number | null | undefined;
    readonly outcome: string;
    readonly price?: number | null | undefined;
  }[],
): readonly Selection[] {
  return selections.flatMap(({ event, kind: kindText, line: lineOrNone, outcome: outcomeText, price }) => {
    const line = lineOrNone ?? null;
    const kind = MARKET_KINDS.find((known) => known === kindText);
    const outcome = kind && outcomesOf(kind).find((known) => known === outcomeText);
    return kind && outcome && isLineOf(kind, line) && price != null
      ? { event, kind, line, outcome, price }
      : [];
  });
}
