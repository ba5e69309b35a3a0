import { useMoney, useText } from '@foyer/i18n';
import { money, type Currency } from '@foyer/money';
import { Checkbox } from '@foyer/ui/forms';
import type { SlipLine } from '../bet-slip/slip.ts';
import { isBetter, oddsOf, type Odds } from '../boosted-odds/boostedOdds.ts';
import { messages } from '../boosted-odds/BoostedOdds.messages.ts';
import { combinationOf, type Combination } from '../boosted-odds/combinations.ts';
import { useBoostedOdds } from '../boosted-odds/useBoostedOdds.ts';
import { useCombinations } from '../boosted-odds/useCombinations.ts';
import { useOdds } from '../odds/useOdds.ts';

/** The boosted odds of a slip with one selection; undefined without any, and once the match has started. */
export function useOddsOfSlip(lines: readonly SlipLine[]): Odds | undefined {
  const list = useBoostedOdds();
  const [line, ...others] = lines;
  if (!line || others.length > 0) return undefined;
  const odds = oddsOf(list, line.selection);
  return odds && (!line.event || isBetter(odds, line.event)) ? odds : undefined;
}

/** The boosted combination of a slip with exactly its selections; undefined once a match has started. */
export function useCombinationOfSlip(lines: readonly SlipLine[]): Combination | undefined {
  const list = useCombinations();
  return lines.every(({ event }) => !event || event.phase === 'upcoming')
    ? combinationOf(
        list,
        lines.map(({ selection }) => selection),
      )
    : undefined;
}

interface BoostedChoiceProps {
  readonly odds: Pick<Odds, 'price' | 'maximumStake'>;
  /** Terms of a combination instead of those of one selection. */
  readonly isCombination?: boolean;
  readonly regular: number | undefined;
  readonly isChosen: boolean;
  readonly currency: Currency;
  onChange(isChosen: boolean): void;
}

/** The boosted price of the selection, with its terms. */
export function BoostedChoice({
  odds,
  isCombination = false,
  regular,
  isChosen,
  currency,
  onChange,
}: BoostedChoiceProps) {
  const text = useText();
  const write = useMoney();
  const { write: writeOdds } = useOdds();
  const price = writeOdds(odds.price);
  return (
    <Checkbox
      label={
        regular === undefined
          ? text(messages.priceAlone, { price })
          : text(messages.use, { price, regular: writeOdds(regular) })
      }
      description={text(isCombination ? messages.combinationUse : messages.useTerms, {
        stake: write(money(odds.maximumStake, currency)),
      })}
      value={isChosen}
      onChange={onChange}
    />
  );
}
