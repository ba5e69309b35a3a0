import { isLineOf, MARKET_KINDS, outcomesOf, type MarketSelection } from '@foyer/kernel/markets';
import type { Selection } from './coupon.ts';

/** Selections of the api as those of a slip; a market that this release does not know is omitted. */
export function readSelections(
  selections: readonly {
    readonly event: string;
    readonly kind: string;
    readonly line?: number | null | undefined;
    readonly outcome: string;
    readonly price?: number | null | undefined;
    readonly parts?: readonly StoredMarket[];
  }[],
): readonly Selection[] {
  return selections.flatMap(({ event, price, parts: stored = [], ...named }) => {
    const market = readMarket(named);
    const parts = stored.flatMap((part) => readMarket(part) ?? []);
    if (!market || price == null || parts.length < stored.length) return [];
    return { event, ...market, price, ...(parts.length > 0 && { parts }) };
  });
}

interface StoredMarket {
  readonly kind: string;
  readonly line?: number | null | undefined;
  readonly outcome: string;
}

function readMarket({
  kind: kindText,
  line: given,
  outcome: text,
}: StoredMarket): MarketSelection | undefined {
  const line = given ?? null;
  const kind = MARKET_KINDS.find((known) => known === kindText);
  const outcome = kind && outcomesOf(kind).find((known) => known === text);
  return kind && outcome && isLineOf(kind, line) ? { kind, line, outcome } : undefined;
}
