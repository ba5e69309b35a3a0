import { useMoney, useText } from '@foyer/i18n';
import type { SportsBetRefusal } from '@foyer/graphql/main';
import { money } from '@foyer/money';
import { useWalletState } from '@foyer/platform';
import { Button } from '@foyer/ui';
import { sidesOf, type SlipLine } from '../bet-slip/slip.ts';
import { useCouponStore } from '../coupon/useCoupon.ts';
import { useOdds } from '../odds/useOdds.ts';
import { outcomeName } from '../outcome/outcomeNames.ts';
import { useNameFormats } from '../outcome/useNameFormats.ts';
import { useOrderStore } from './createOrderStore.ts';
import { usePlacement } from './createPlacement.ts';
import type { BetOrder, Refusal } from './placement.machine.ts';
import * as css from './PlacementForm.css.ts';
import { messages as moneyTexts } from './MoneyChoice.messages.ts';
import { stakesOf } from './stake.ts';
import { messages } from './PlacementForm.messages.ts';

interface ReofferProps {
  readonly refusal: Refusal;
  readonly reason: SportsBetRefusal;
  /** The selections of the refused bet, in its order. */
  readonly lines: readonly SlipLine[];
}

/** The bet that would be accepted instead of the refused one, with one button to place it. */
export function Reoffer(props: ReofferProps) {
  switch (props.reason) {
    case 'PRICE_CHANGED':
      return <NewPrices {...props} />;
    case 'STAKE_TOO_HIGH':
    case 'OPEN_BETS_TOO_HIGH':
    case 'BONUS_MAX_STAKE':
    case 'BOOSTED_STAKE_TOO_HIGH':
      return <HighestStake {...props} />;
    case 'SELECTION_UNAVAILABLE':
      return <GoneSelections {...props} />;
    case 'SELECTION_SUSPENDED':
    case 'FEED_UNAVAILABLE':
    case 'REGISTER_UNAVAILABLE':
      return <Again {...props} />;
    case 'BOOSTED_ODDS_UNAVAILABLE':
      return <RegularPrice {...props} />;
    case 'BONUS_UNAVAILABLE':
    case 'BONUS_BET_EXCLUDED':
    case 'BONUS_MARKET_EXCLUDED':
    case 'BONUS_PRICE_TOO_LOW':
      return <RealMoney {...props} />;
    default:
      return null;
  }
}

/** Places a bet like the refused one, under a key of its own. */
function usePlaceAgain({ order }: Refusal): (change: Partial<BetOrder>) => void {
  const placement = usePlacement();
  return (change) =>
    placement.send({ type: 'place', key: crypto.randomUUID(), order: { ...order, ...change } });
}

function NewPrices({ refusal, lines }: ReofferProps) {
  const formats = useNameFormats();
  const { text } = formats;
  const { write } = useOdds();
  const coupon = useCouponStore();
  const place = usePlaceAgain(refusal);
  const changes = lines.flatMap((line, index) => {
    const { key, selection } = line;
    const sides = sidesOf(line);
    const before = refusal.order.selections[index]?.price;
    const after = refusal.quotes[index]?.price ?? undefined;
    if (before === undefined || after === undefined || before === after) return [];
    const name = (sides && outcomeName(formats, selection, sides)) ?? text(messages.selection);
    return { key, name, before, after };
  });
  if (changes.length === 0) return null;

  function accept(): void {
    for (const { key, after } of changes) coupon.accept(key, after);
    place({
      selections: refusal.order.selections.map((selection, index) => ({
        ...selection,
        price: refusal.quotes[index]?.price ?? selection.price,
      })),
    });
  }

  return (
    <div className={css.form}>
      <ul>
        {changes.map(({ key, name, before, after }) => (
          <li key={key}>
            {text(messages.newPrice, { selection: name, before: write(before), after: write(after) })}
          </li>
        ))}
      </ul>
      <Button size="small" onPress={accept}>
        {text(messages.acceptPrices, { count: changes.length })}
      </Button>
    </div>
  );
}

function RegularPrice({ refusal }: ReofferProps) {
  const text = useText();
  const order = useOrderStore();
  const place = usePlaceAgain(refusal);

  function accept(): void {
    order.change({ isBoosted: false });
    place({ boostedOdds: null });
  }

  return (
    <Button size="small" onPress={accept}>
      {text(messages.regularPrice)}
    </Button>
  );
}

function RealMoney({ refusal }: ReofferProps) {
  const text = useText();
  const order = useOrderStore();
  const place = usePlaceAgain(refusal);

  function accept(): void {
    order.change({ money: 'REAL' });
    place({ money: 'REAL' });
  }

  return (
    <Button size="small" onPress={accept}>
      {text(moneyTexts.useReal)}
    </Button>
  );
}

function HighestStake({ refusal, reason }: ReofferProps) {
  const text = useText();
  const write = useMoney();
  const wallet = useWalletState();
  const order = useOrderStore();
  const place = usePlaceAgain(refusal);
  const { maximumStakePerLine: highest } = refusal;
  if (highest === 0 && reason === 'OPEN_BETS_TOO_HIGH') return <p>{text(messages.noneLeft)}</p>;
  if (highest === undefined || highest <= 0 || wallet.status !== 'STREAMING') return null;
  const { selections, sizes, bankers = [] } = refusal.order;
  const lines = stakesOf({
    legs: selections.length,
    bankers,
    sizes,
    places: selections.map(({ eachWay }) => eachWay ?? undefined),
  });
  const { currency } = wallet.balance;
  const total = write(money(highest * lines, currency));

  function accept(stakePerLine: number): void {
    order.change({ mode: 'LINE', amount: stakePerLine });
    place({ stakePerLine });
  }

  return (
    <div className={css.form}>
      <p>{text(messages.partly, { amount: write(money(highest, currency)), total })}</p>
      <Button size="small" onPress={() => accept(highest)}>
        {text(messages.acceptStake, { total })}
      </Button>
    </div>
  );
}

function GoneSelections({ refusal, lines }: ReofferProps) {
  const text = useText();
  const coupon = useCouponStore();
  const placement = usePlacement();
  const gone = lines.filter((_line, index) => refusal.quotes[index]?.price == null);
  if (gone.length === 0 || refusal.quotes.length !== lines.length) return null;
  return (
    <Button
      size="small"
      tone="secondary"
      onPress={() => {
        placement.send({ type: 'done' });
        for (const { key } of gone) coupon.remove(key);
      }}
    >
      {text(messages.removeGone, { count: gone.length })}
    </Button>
  );
}

function Again({ refusal }: ReofferProps) {
  const text = useText();
  const place = usePlaceAgain(refusal);
  return (
    <Button size="small" tone="secondary" onPress={() => place({})}>
      {text(messages.tryAgain)}
    </Button>
  );
}
