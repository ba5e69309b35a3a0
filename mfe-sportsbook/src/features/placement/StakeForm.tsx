import { useQuery } from '@apollo/client/react';
import type { AcceptedPriceChanges } from '@foyer/graphql/main';
import { useMoney, useText } from '@foyer/i18n';
import { money } from '@foyer/money';
import { useStore } from '@foyer/platform';
import { Button } from '@foyer/ui';
import { Form, Select } from '@foyer/ui/forms';
import { useState } from 'react';
import type { SlipLine } from '../bet-slip/slip.ts';
import { BoostedChoice, useCombinationOfSlip, useOddsOfSlip } from './BoostedChoice.tsx';
import { combinationPayout, totalPrice } from '../boosted-odds/combinations.ts';
import { selectionInputs } from '../coupon/selectionInputs.ts';
import { BoostChoice, isBoosted, useBoosts, withBoost } from './BoostChoice.tsx';
import { bankersOf, betTypesOf, type BetType } from './betTypes.ts';
import { messages as boostedTexts } from '../boosted-odds/BoostedOdds.messages.ts';
import { useOrderStore } from './createOrderStore.ts';
import { usePlacement } from './createPlacement.ts';
import { SportsBetRulesDocument } from './Placement.generated.ts';
import { MoneyChoice, useSportsBonus } from './MoneyChoice.tsx';
import * as css from './PlacementForm.css.ts';
import { messages } from './PlacementForm.messages.ts';
import { hasPlaces, possiblePayout, stakeFor, stakesOf, type PricedShape, type StakeMode } from './stake.ts';
import { StakeEntry } from './StakeEntry.tsx';
import { useBetName } from './useBetName.ts';
import { useCurrency } from './useCurrency.ts';

const PRICE_CHANGES = ['NONE', 'BETTER', 'ANY'] as const satisfies readonly AcceptedPriceChanges[];

/** Type of the bet, stake, and the button that places it. */
export function StakeForm({ lines }: { readonly lines: readonly SlipLine[] }) {
  const text = useText();
  const write = useMoney();
  const name = useBetName();
  const placement = usePlacement();
  const order = useOrderStore();
  const choices = useStore(order);
  const currency = useCurrency();
  const { data } = useQuery(SportsBetRulesDocument);
  const minimum = data?.root.sportsBetRules?.minimumStake ?? 1;
  const offered = useBoosts();
  const bonus = useSportsBonus();
  const odds = useOddsOfSlip(lines);
  const combined = useCombinationOfSlip(lines);
  const [error, setError] = useState<string>();
  const selections = lines.map(({ selection }) => selection);
  const types = betTypesOf(selections, bankersOf(lines, choices.bankers));
  const type = types.find(({ id }) => id === choices.type) ?? types[0];
  if (!type) return null;
  const { legs, bankers, sizes } = type;
  const marked = lines.map(({ key, eachWay }) => (choices.eachWay.includes(key) ? eachWay : undefined));
  const isMarked = marked.some((terms) => terms !== undefined);
  const places = hasPlaces({ legs, bankers, sizes, places: marked }) ? marked : undefined;
  const isBonus = bonus !== undefined && choices.money === 'BONUS';
  // a boosted price is for the win
  const boosted = odds && choices.isBoosted && !isBonus && !places ? odds : undefined;
  const combination = isMultiple(type) && !isBonus && !places ? combined : undefined;
  const isCombined = combination !== undefined && choices.isBoosted;
  const prices = boosted ? [boosted.price] : pricesOf(lines);
  const bet: PricedShape = { legs, bankers, sizes, prices, places };
  const stakes = { ...type, lines: stakesOf(bet) };
  const stake =
    choices.amount === undefined ? undefined : stakeFor(modeOf(choices.mode, stakes), choices.amount, bet);
  // not combined with bonus money or boosted odds
  const boosts =
    isBonus || boosted || isCombined
      ? []
      : offered.filter(({ minimumSelections }) => minimumSelections <= legs);
  const boost = boosts.find(({ id }) => id === choices.boost);
  const applies = boost !== undefined && isBoosted(boost, bet, stake?.total ?? 0);
  const payout = stake && possiblePayout(bet, stake.perLine);
  const possible =
    payout !== undefined && stake && isCombined
      ? Math.max(payout, combinationPayout(combination, stake.total))
      : payout !== undefined && stake && boost && applies
        ? withBoost(payout, stake.total, boost)
        : payout;

  function change(next: Parameters<typeof order.change>[0]): void {
    order.change(next);
    setError(undefined);
    // the refusal was about another bet
    placement.send({ type: 'done' });
  }

  function submit(): void {
    if (!stake) return setError(text(messages.stakeMissing));
    if (stake.perLine < minimum)
      return setError(text(messages.stakeMinimum, { amount: write(money(minimum, currency)) }));
    if (boosted && stake.total > boosted.maximumStake)
      return setError(
        text(boostedTexts.stakeTooHigh, { stake: write(money(boosted.maximumStake, currency)) }),
      );
    if (isCombined && stake.total > combination.maximumStake)
      return setError(
        text(boostedTexts.stakeTooHigh, { stake: write(money(combination.maximumStake, currency)) }),
      );
    // without its terms, the bet would be on the win only
    if (lines.some(({ key, eachWay }) => choices.eachWay.includes(key) && !eachWay))
      return setError(text(messages.eachWayUnknown));
    if (boost && !applies) return setError(text(messages.boostMissing));
    placement.send({
      type: 'place',
      key: crypto.randomUUID(),
      order: {
        // with the accepted prices: the api decides whether a change needs the player's consent
        selections: selectionInputs(selections, places),
        bankers: [...bankers],
        sizes: [...sizes],
        stakePerLine: stake.perLine,
        priceChanges: choices.priceChanges,
        ...(isCombined ? { boost: combination.id } : boost && { boost: boost.id }),
        ...(boosted && { boostedOdds: boosted.id }),
        ...(isBonus && { money: 'BONUS' }),
      },
    });
  }

  return (
    <Form errorTitle={text(messages.notAccepted)} onSubmit={submit}>
      <div className={css.form}>
        {types.length > 1 && (
          <Select
            label={text(messages.type)}
            value={type.id}
            options={types.map((one) => ({
              value: one.id,
              label: text(messages.typeOption, { name: name(one), lines: one.lines }),
            }))}
            onChange={(id) => change({ type: id })}
          />
        )}
        <StakeEntry
          bet={bet}
          type={stakes}
          mode={modeOf(choices.mode, stakes)}
          amount={choices.amount}
          currency={currency}
          rules={data?.root.sportsBetRules ?? undefined}
          selections={selections}
          payWith={isBonus ? 'BONUS' : 'REAL'}
          error={error}
          onChange={change}
        />
        {isMarked && (
          <p className={css.label} role="status">
            {text(places ? messages.eachWay : messages.eachWayNone)}
          </p>
        )}
        {bonus && (
          <MoneyChoice
            bonus={bonus}
            value={choices.money}
            stake={stake?.total}
            currency={currency}
            lines={lines}
            onChange={(next) => change({ money: next })}
          />
        )}
        {odds && !isBonus && !places && (
          <BoostedChoice
            odds={odds}
            regular={lines[0]?.price}
            isChosen={choices.isBoosted}
            currency={currency}
            onChange={(isBoosted) => change({ isBoosted })}
          />
        )}
        {combination && (
          <BoostedChoice
            isCombination
            odds={combination}
            regular={prices && totalPrice(prices)}
            isChosen={choices.isBoosted}
            currency={currency}
            onChange={(isBoosted) => change({ isBoosted })}
          />
        )}
        {boosts.map((one) => (
          <BoostChoice
            key={one.id}
            boost={one}
            isChosen={one.id === boost?.id}
            applies={applies}
            currency={currency}
            onChange={(isChosen) => change({ boost: isChosen ? one.id : undefined })}
          />
        ))}
        <Select
          label={text(messages.changes)}
          value={choices.priceChanges}
          options={PRICE_CHANGES.map((value) => ({ value, label: text(messages[value]) }))}
          onChange={(value) =>
            change({ priceChanges: PRICE_CHANGES.find((known) => known === value) ?? 'NONE' })
          }
        />
        <Sums
          stake={stake}
          lines={stakes.lines}
          isTotalShown={stakes.lines > 1 || choices.mode === 'WIN'}
          possible={possible}
          isBoosted={boost !== undefined && applies}
          currency={currency}
        />
        <Button type="submit" stretch size="large">
          {stake
            ? text(messages.place, { amount: write(money(stake.total, currency)) })
            : text(messages.placeEmpty)}
        </Button>
      </div>
    </Form>
  );
}

/** True for one line with all selections, which alone can have the odds of a combination. */
function isMultiple({ legs, bankers, sizes }: BetType): boolean {
  return legs > 1 && bankers.length === 0 && sizes.length === 1 && sizes[0] === legs;
}

interface SumsProps {
  readonly stake: { readonly total: number; readonly perLine: number } | undefined;
  readonly lines: number;
  readonly isTotalShown: boolean;
  readonly possible: number | undefined;
  readonly isBoosted: boolean;
  readonly currency: string;
}

/** Total stake and possible payout. */
function Sums({ stake, lines, isTotalShown, possible, isBoosted: hasBoost, currency }: SumsProps) {
  const text = useText();
  const write = useMoney();
  const amountOf = (minor: number): string => write(money(minor, currency));
  return (
    <div className={css.sums}>
      {stake && isTotalShown && (
        <Sum
          label={text(messages.TOTAL)}
          note={lines > 1 ? text(messages.lineCount, { lines, amount: amountOf(stake.perLine) }) : undefined}
          amount={amountOf(stake.total)}
        />
      )}
      {possible !== undefined && (
        <Sum
          label={text(messages.possible)}
          note={hasBoost ? text(messages.boosted) : undefined}
          amount={amountOf(possible)}
        />
      )}
    </div>
  );
}

interface SumProps {
  readonly label: string;
  readonly note?: string | undefined;
  readonly amount: string;
}

function Sum({ label, note, amount }: SumProps) {
  return (
    <div className={css.sum}>
      <span className={css.label}>
        {label}
        {note !== undefined && <span className={css.note}>{note}</span>}
      </span>
      <span className={css.amount}>{amount}</span>
    </div>
  );
}

/** A bet of one line has no total of its own. */
const modeOf = (mode: StakeMode, { lines }: BetType): StakeMode =>
  lines === 1 && mode === 'TOTAL' ? 'LINE' : mode;

/** The prices of the slip; undefined while one of them is unknown. */
function pricesOf(lines: readonly SlipLine[]): readonly number[] | undefined {
  const prices = lines.flatMap(({ price }) => price ?? []);
  return prices.length === lines.length ? prices : undefined;
}
