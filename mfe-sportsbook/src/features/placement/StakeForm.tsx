import { useQuery } from '@apollo/client/react';
import type { AcceptedPriceChanges } from '@foyer/graphql/main';
import { useMoney, useText } from '@foyer/i18n';
import { money } from '@foyer/money';
import { useStore } from '@foyer/platform';
import { Button } from '@foyer/ui';
import { Form, Select } from '@foyer/ui/forms';
import { useState } from 'react';
import type { SlipLine } from '../bet-slip/slip.ts';
import { totalPrice } from '../boosted-odds/combinations.ts';
import { messages as boostedTexts } from '../boosted-odds/BoostedOdds.messages.ts';
import { boostedMaximum, draftOf, lacksEachWayTerms, orderOf } from './betDraft.ts';
import { BoostChoice, useBoosts } from './BoostChoice.tsx';
import { BoostedChoice, useCombinationOfSlip, useOddsOfSlip } from './BoostedChoice.tsx';
import { useOrderStore } from './createOrderStore.ts';
import { usePlacement } from './createPlacement.ts';
import { MoneyChoice, useSportsBonus } from './MoneyChoice.tsx';
import { SportsBetRulesDocument } from './Placement.generated.ts';
import * as css from './PlacementForm.css.ts';
import { messages } from './PlacementForm.messages.ts';
import { StakeEntry } from './StakeEntry.tsx';
import { Sums } from './Sums.tsx';
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
  const bonus = useSportsBonus();
  const [error, setError] = useState<string>();
  const draft = draftOf(lines, choices, {
    boosts: useBoosts(),
    odds: useOddsOfSlip(lines),
    combination: useCombinationOfSlip(lines),
    hasBonus: bonus !== undefined,
  });
  if (!draft) return null;
  const { type, types, bet, stake, odds, combination, boost, isBoostApplied } = draft;
  const minimum = data?.root.sportsBetRules?.minimumStake ?? 1;
  const amountOf = (minor: number): string => write(money(minor, currency));

  function change(next: Parameters<typeof order.change>[0]): void {
    order.change(next);
    setError(undefined);
    // the refusal was about another bet
    placement.send({ type: 'done' });
  }

  function submit(): void {
    if (!draft || !stake) return setError(text(messages.stakeMissing));
    if (stake.perLine < minimum) return setError(text(messages.stakeMinimum, { amount: amountOf(minimum) }));
    const maximum = boostedMaximum(draft);
    if (maximum !== undefined && stake.total > maximum)
      return setError(text(boostedTexts.stakeTooHigh, { stake: amountOf(maximum) }));
    if (lacksEachWayTerms(lines, choices)) return setError(text(messages.eachWayUnknown));
    if (boost && !isBoostApplied) return setError(text(messages.boostMissing));
    placement.send({
      type: 'place',
      key: crypto.randomUUID(),
      order: orderOf(lines, draft, stake, choices),
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
          type={type}
          mode={draft.mode}
          amount={choices.amount}
          currency={currency}
          rules={data?.root.sportsBetRules ?? undefined}
          selections={lines.map(({ selection }) => selection)}
          payWith={draft.isBonus ? 'BONUS' : 'REAL'}
          error={error}
          onChange={change}
        />
        {draft.isEachWayMarked && (
          <p className={css.label} role="status">
            {text(bet.places ? messages.eachWay : messages.eachWayNone)}
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
        {odds && (
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
            regular={bet.prices && totalPrice(bet.prices)}
            isChosen={choices.isBoosted}
            currency={currency}
            onChange={(isBoosted) => change({ isBoosted })}
          />
        )}
        {draft.boosts.map((one) => (
          <BoostChoice
            key={one.id}
            boost={one}
            isChosen={one.id === boost?.id}
            applies={isBoostApplied}
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
          lines={type.lines}
          isTotalShown={type.lines > 1 || choices.mode === 'WIN'}
          possible={draft.payout}
          isBoosted={isBoostApplied}
          currency={currency}
        />
        <Button type="submit" stretch size="large">
          {stake ? text(messages.place, { amount: amountOf(stake.total) }) : text(messages.placeEmpty)}
        </Button>
      </div>
    </Form>
  );
}
