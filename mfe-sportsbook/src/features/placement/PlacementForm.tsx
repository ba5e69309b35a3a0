import { useMoney, useText } from '@foyer/i18n';
import { money, type Money } from '@foyer/money';
import type { AcceptedPriceChanges } from '@foyer/graphql/main';
import {
  useMarket,
  useNavigationState,
  useServices,
  useSessionState,
  useStore,
  useWalletState,
} from '@foyer/platform';
import { useQuery } from '@apollo/client/react';
import { Button } from '@foyer/ui';
import { Form, MoneyField, Select } from '@foyer/ui/forms';
import { useState } from 'react';
import { settleBet } from '@foyer/kernel/bet-settlement';
import type { SlipLine } from '../bet-slip/slip.ts';
import { betTypesOf, type BetType } from './betTypes.ts';
import { usePlacement } from './createPlacement.ts';
import * as css from './PlacementForm.css.ts';
import { messages } from './PlacementForm.messages.ts';
import { PlacementStatus } from './PlacementStatus.tsx';
import { RefusalNotice } from './RefusalNotice.tsx';
import { SportsBetRulesDocument } from './Placement.generated.ts';
import { useBetName } from './useBetName.ts';

/** Minor units: 5 to 25 €, 500 to 2,500 ¥. */
const QUICK_STAKES = [500, 1_000, 2_500];
const PRICE_CHANGES = ['NONE', 'BETTER', 'ANY'] as const satisfies readonly AcceptedPriceChanges[];

/** Stake and type of the bet on the selections of the slip, and the button that places it. */
export function PlacementForm({ lines }: { readonly lines: readonly SlipLine[] }) {
  const placement = usePlacement();
  const state = useStore(placement);
  const isPlayer = useSessionState().status === 'LOGGED_IN';
  if (!isPlayer) return <SignIn />;
  if (state.status !== 'editing') return <PlacementStatus state={state} lines={lines} />;
  return (
    <>
      {state.refusal && <RefusalNotice refusal={state.refusal} />}
      <StakeForm lines={lines} />
    </>
  );
}

function SignIn() {
  const text = useText();
  const { session } = useServices();
  const { pathname, search } = useNavigationState();
  return (
    <Button stretch onPress={() => void session.signIn({ redir: `${pathname}${search}` })}>
      {text(messages.signIn)}
    </Button>
  );
}

function StakeForm({ lines }: { readonly lines: readonly SlipLine[] }) {
  const text = useText();
  const write = useMoney();
  const name = useBetName();
  const placement = usePlacement();
  const currency = useCurrency();
  const { data } = useQuery(SportsBetRulesDocument);
  const minimum = data?.root.sportsBetRules?.minimumStake ?? 1;
  const types = betTypesOf(lines.map(({ selection }) => selection));
  const [chosen, setChosen] = useState<string>();
  const [stake, setStake] = useState<Money>();
  const [priceChanges, setPriceChanges] = useState<AcceptedPriceChanges>('NONE');
  const [error, setError] = useState<string>();
  const type = types.find(({ id }) => id === chosen) ?? types[0];
  if (!type) return null;
  const total = stake && money(stake.minor * type.lines, currency);
  const possible = stake && possiblePayout(lines, type, stake);

  function submit(): void {
    if (!type) return;
    if (!stake) return setError(text(messages.stakeMissing));
    if (stake.minor < minimum)
      return setError(text(messages.stakeMinimum, { amount: write(money(minimum, currency)) }));
    placement.send({
      type: 'place',
      key: crypto.randomUUID(),
      order: {
        // with the accepted prices: the api decides whether a change needs the player's consent
        selections: lines.map(({ selection }) => selection),
        bankers: [],
        sizes: [...type.sizes],
        stakePerLine: stake.minor,
        priceChanges,
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
            onChange={setChosen}
          />
        )}
        <MoneyField
          label={text(type.lines === 1 ? messages.stake : messages.stakePerLine)}
          currency={currency}
          value={stake}
          error={error}
          onChange={(next) => {
            setStake(next);
            setError(undefined);
          }}
        />
        <div className={css.quick} role="group" aria-label={text(messages.quick)}>
          {QUICK_STAKES.map((minor) => {
            const amount = money(minor, currency);
            return (
              <Button
                key={minor}
                size="small"
                tone={stake?.minor === amount.minor ? 'secondary' : 'quiet'}
                onPress={() => {
                  setStake(amount);
                  setError(undefined);
                }}
              >
                {write(amount)}
              </Button>
            );
          })}
        </div>
        <Select
          label={text(messages.changes)}
          value={priceChanges}
          options={PRICE_CHANGES.map((value) => ({ value, label: text(messages[value]) }))}
          onChange={(value) => setPriceChanges(PRICE_CHANGES.find((known) => known === value) ?? 'NONE')}
        />
        <div className={css.sums}>
          {type.lines > 1 && total && <Sum label={text(messages.total)} amount={write(total)} />}
          {possible && <Sum label={text(messages.possible)} amount={write(possible)} />}
        </div>
        <Button type="submit" stretch size="large">
          {total ? text(messages.place, { amount: write(total) }) : text(messages.placeEmpty)}
        </Button>
      </div>
    </Form>
  );
}

function Sum({ label, amount }: { readonly label: string; readonly amount: string }) {
  return (
    <div className={css.sum}>
      <span className={css.label}>{label}</span>
      <span className={css.amount}>{amount}</span>
    </div>
  );
}

/** The currency of the wallet, or of the brand until the wallet is known. */
function useCurrency(): string {
  const wallet = useWalletState();
  const { brand } = useMarket();
  return wallet.status === 'STREAMING' ? wallet.balance.currency : brand.currency;
}

/** Payout if all selections win at their current prices; undefined while a price is unknown. */
function possiblePayout(lines: readonly SlipLine[], { sizes }: BetType, stake: Money): Money | undefined {
  const selections = lines.flatMap(({ price }) => (price === undefined ? [] : { price }));
  if (selections.length < lines.length) return undefined;
  const bet = { legs: selections.length, bankers: [], sizes, selections, isEachWay: false };
  const { possibleReturns } = settleBet(
    { ...bet, stakePerLine: stake.minor },
    selections.map(() => undefined),
  );
  return Number.isSafeInteger(possibleReturns) ? money(possibleReturns, stake.currency) : undefined;
}
