import { useMoney, useText } from '@foyer/i18n';
import type { SportsBetMoney } from '@foyer/graphql/main';
import { money, type Currency } from '@foyer/money';
import { useServices } from '@foyer/platform';
import { Button, FilterChip } from '@foyer/ui';
import { MoneyField } from '@foyer/ui/forms';
import { useState } from 'react';
import type { Selection } from '../coupon/coupon.ts';
import { selectionInputs } from '../coupon/selectionInputs.ts';
import type { BetType } from './betTypes.ts';
import type { OrderChoices } from './createOrderStore.ts';
import { SportsStakeLimitsDocument } from './Placement.generated.ts';
import * as css from './PlacementForm.css.ts';
import { messages } from './PlacementForm.messages.ts';
import { STAKE_MODES, stakeFor, type PricedShape, type StakeMode } from './stake.ts';

interface StakeEntryProps {
  readonly bet: PricedShape;
  readonly type: BetType;
  readonly mode: StakeMode;
  /** Minor units. */
  readonly amount: number | undefined;
  readonly currency: Currency;
  readonly rules:
    | {
        readonly minimumStake: number;
        readonly maximumPayout: number;
        readonly quickStakes: readonly number[];
      }
    | undefined;
  readonly selections: readonly Selection[];
  readonly payWith: SportsBetMoney;
  readonly error: string | undefined;
  onChange(change: Partial<OrderChoices>): void;
}

/** The stake of a line, of all lines, or the profit that it follows from; usual stakes, and the highest one. */
export function StakeEntry(props: StakeEntryProps) {
  const { bet, type, mode, amount, currency, rules, error, onChange } = props;
  const text = useText();
  const write = useMoney();
  const stake = amount === undefined ? undefined : stakeFor(mode, amount, bet);
  const labelOf = (one: StakeMode): string =>
    text(one === 'LINE' && type.lines === 1 ? messages.stake : messages[one]);
  const modes = STAKE_MODES.filter((one) => type.lines > 1 || one !== 'TOTAL');
  const amountOf = (minor: number): string => write(money(minor, currency));

  return (
    <>
      <div className={css.quick} role="group" aria-label={text(messages.mode)}>
        {modes.map((one) => (
          <FilterChip key={one} selected={one === mode} onSelect={() => onChange({ mode: one })}>
            {labelOf(one)}
          </FilterChip>
        ))}
      </div>
      <MoneyField
        label={labelOf(mode)}
        description={
          mode === 'WIN'
            ? text(bet.prices ? messages.winHint : messages.winUnknown)
            : rules &&
              text(messages.stakeLimits, {
                minimum: amountOf(rules.minimumStake),
                maximum: amountOf(rules.maximumPayout),
              })
        }
        currency={currency}
        value={amount === undefined ? undefined : money(amount, currency)}
        error={error}
        onChange={(next) => onChange({ amount: next?.minor })}
      />
      {stake && stake.rest > 0 && amount !== undefined && (
        <p className={css.label} role="status">
          {text(messages.split, {
            entered: amountOf(amount),
            lines: type.lines,
            perLine: amountOf(stake.perLine),
            rest: amountOf(stake.rest),
          })}
        </p>
      )}
      <div className={css.quick} role="group" aria-label={text(messages.quick)}>
        {rules?.quickStakes.map((minor) => (
          <Button
            key={minor}
            size="small"
            tone={amount === minor ? 'secondary' : 'quiet'}
            onPress={() => onChange({ amount: minor })}
          >
            {amountOf(minor)}
          </Button>
        ))}
        <Maximum {...props} />
      </div>
    </>
  );
}

/** Asks the api for the highest stake, and enters it. */
function Maximum(props: StakeEntryProps) {
  const { type, bet, mode, selections, payWith, onChange } = props;
  const { lines, bankers, sizes } = type;
  const text = useText();
  const { apollo, telemetry } = useServices();
  const [isAsking, setIsAsking] = useState(false);
  const [note, setNote] = useState<'maxBalance' | 'maxPayout' | 'maxUnknown'>();

  async function ask() {
    try {
      const { data } = await apollo.query({
        query: SportsStakeLimitsDocument,
        variables: {
          selections: selectionInputs(selections, bet.places),
          bankers: [...bankers],
          sizes: [...sizes],
          money: payWith,
        },
        fetchPolicy: 'network-only',
      });
      return data?.viewer?.sportsStakeLimits;
    } catch (error) {
      telemetry.failed('sports-stake-limits', error);
      return undefined;
    }
  }

  async function enter(): Promise<void> {
    setIsAsking(true);
    const limits = await ask();
    setIsAsking(false);
    if (limits?.maximum == null) return setNote('maxUnknown');
    onChange(
      mode === 'TOTAL' ? { mode, amount: limits.maximum * lines } : { mode: 'LINE', amount: limits.maximum },
    );
    setNote(limits.isBalance ? 'maxBalance' : 'maxPayout');
  }

  return (
    <>
      <Button size="small" tone="quiet" busy={isAsking} onPress={() => void enter()}>
        {text(messages.max)}
      </Button>
      <span className={css.label} role="status">
        {note && text(messages[note])}
      </span>
    </>
  );
}
