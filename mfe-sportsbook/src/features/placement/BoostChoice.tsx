import { useQuery } from '@apollo/client/react';
import { useDates, useMoney, useNumbers, useText } from '@foyer/i18n';
import { money, type Currency } from '@foyer/money';
import { Checkbox } from '@foyer/ui/forms';
import { useOdds } from '../odds/useOdds.ts';
import { SportsBoostsDocument } from './Placement.generated.ts';
import { messages } from './PlacementForm.messages.ts';
import type { Boost } from './profitBoost.ts';

/** The boosts that the player can use now; none while they are unknown. */
export function useBoosts(): readonly Boost[] {
  const { data } = useQuery(SportsBoostsDocument, { fetchPolicy: 'cache-and-network' });
  return data?.viewer?.sportsBoosts ?? [];
}

interface BoostChoiceProps {
  readonly boost: Boost;
  readonly isChosen: boolean;
  /** False for a chosen boost whose terms the bet does not meet. */
  readonly applies: boolean;
  readonly currency: Currency;
  onChange(isChosen: boolean): void;
}

/** One boost with its terms. */
export function BoostChoice({ boost, isChosen, applies, currency, onChange }: BoostChoiceProps) {
  const text = useText();
  const write = useMoney();
  const { percent } = useNumbers();
  const { write: writeOdds } = useOdds();
  const { deadline } = useDates();
  const terms = text(messages.boostTerms, {
    selections: boost.minimumSelections,
    price: writeOdds(boost.minimumPrice),
    stake: write(money(boost.maximumStake, currency)),
    maximum: write(money(boost.maximumProfit, currency)),
    date: deadline(new Date(boost.endsAt)),
  });
  return (
    <Checkbox
      label={text(messages.boost, { percent: percent(boost.percent / 100) })}
      description={terms}
      error={isChosen && !applies ? text(messages.boostMissing) : undefined}
      value={isChosen}
      onChange={onChange}
    />
  );
}
