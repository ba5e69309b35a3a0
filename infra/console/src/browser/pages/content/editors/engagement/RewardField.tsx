import { useMoney, useText } from '@foyer/i18n';
import type { RewardRule } from '@foyer/market/engagement-rules';
import { money } from '@foyer/money';
import { NumberField, Select } from '@foyer/ui/forms';
import { useContext } from 'react';
import { useProblemAt } from '../fields/fieldProblems.ts';
import { messages } from './engagement.messages.ts';
import { Offers } from './rewardValues.ts';

interface RewardFieldProps {
  /** Path in the body of the section. */
  readonly path: readonly (string | number)[];
  readonly value: RewardRule;
  readonly disabled: boolean;
  onChange(value: RewardRule): void;
}

interface OptionalRewardFieldProps extends Omit<RewardFieldProps, 'value' | 'onChange'> {
  /** Null: no reward. */
  readonly value: RewardRule | null;
  onChange(value: RewardRule | null): void;
}

/** A reward, or none. */
export function OptionalRewardField({ value, onChange, ...field }: OptionalRewardFieldProps) {
  const text = useText();
  const kinds = ['none', 'points', 'offer'] as const;
  return (
    <>
      <Select
        label={text(messages.rewardKind)}
        value={value?.kind ?? 'none'}
        disabled={field.disabled}
        options={kinds.map((kind) => ({
          value: kind,
          label: text(kind === 'none' ? messages.noReward : messages[kind]),
        }))}
        onChange={(kind) => onChange(kind === 'none' ? null : emptyReward(kind))}
      />
      {value !== null && <RewardValueField {...field} value={value} onChange={onChange} />}
    </>
  );
}

function emptyReward(kind: RewardRule['kind']): RewardRule {
  return kind === 'points' ? { kind, points: 0 } : { kind, offer: '' };
}

/** Points, or one of the operator's rewards with its amount. */
export function RewardField({ path, value, disabled, onChange }: RewardFieldProps) {
  const text = useText();
  return (
    <>
      <Select
        label={text(messages.rewardKind)}
        value={value.kind}
        disabled={disabled}
        options={(['points', 'offer'] as const).map((kind) => ({ value: kind, label: text(messages[kind]) }))}
        onChange={(kind) => onChange(emptyReward(kind))}
      />
      <RewardValueField path={path} value={value} disabled={disabled} onChange={onChange} />
    </>
  );
}

function RewardValueField({ path, value, disabled, onChange }: RewardFieldProps) {
  const text = useText();
  const problemAt = useProblemAt();
  return (
    <>
      {value.kind === 'points' ? (
        <NumberField
          label={text(messages.points)}
          value={value.points}
          disabled={disabled}
          error={problemAt(...path, 'points')}
          onChange={(points) => onChange({ kind: 'points', points: points ?? 0 })}
        />
      ) : (
        <OfferField
          path={[...path, 'offer']}
          value={value.offer}
          disabled={disabled}
          onChange={(offer) => onChange({ kind: 'offer', offer })}
        />
      )}
    </>
  );
}

/** One of the operator's rewards. */
export function OfferField({
  path,
  value,
  disabled,
  onChange,
}: Omit<RewardFieldProps, 'value' | 'onChange'> & {
  readonly value: string;
  onChange(offer: string): void;
}) {
  const text = useText();
  const write = useMoney();
  const problemAt = useProblemAt();
  const offers = useContext(Offers);
  const known = offers.map(({ id, rewardType, amount, currency }) => ({
    value: id,
    label:
      rewardType === 'FreeSpin'
        ? text(messages.FreeSpin, { id, count: amount })
        : text(rewardType === 'MoneyDrop' ? messages.MoneyDrop : messages.BonusMoneyDrop, {
            id,
            amount: write(money(amount, currency)),
          }),
  }));
  return (
    <Select
      label={text(messages.offer)}
      value={value}
      disabled={disabled}
      error={problemAt(...path)}
      options={
        known.some((offer) => offer.value === value) ? known : [{ value, label: value || '–' }, ...known]
      }
      onChange={onChange}
    />
  );
}
