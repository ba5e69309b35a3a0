import { useMoney, useText } from '@foyer/i18n';
import { money } from '@foyer/money';
import { useId } from 'react';
import { VisuallyHidden } from '@foyer/ui';
import type { PromotionFieldsFragment } from '../../../../features/promotions/Promotions.generated.ts';
import * as css from './PromotionCard.css.ts';
import { messages } from './PromotionCard.messages.ts';

const LABELS = { NONE: 'minimum', DEPOSIT: 'deposit', STAKE: 'stake' } as const;

/** The six significant terms of a promotion, also those that are "none". */
export function SignificantTerms({ terms }: { readonly terms: PromotionFieldsFragment['terms'] }) {
  const id = useId();
  const text = useText();
  const write = useMoney();
  const { currency, days, wageringDays } = terms;
  const amount = (minor: number): string => write(money(minor, currency));
  const bound = (minor: number | null): string => (minor === null ? text(messages.noMaximum) : amount(minor));
  const rows = [
    [messages.who, terms.who],
    [
      messages[LABELS[terms.minimumKind]],
      terms.minimumKind === 'NONE' ? text(messages.noMinimum) : amount(terms.minimumAmount),
    ],
    [
      messages.wagering,
      terms.wageringFactor === 0
        ? text(messages.noWagering)
        : text(messages.wageringValue, { factor: terms.wageringFactor }),
    ],
    [
      messages.maximum,
      text(messages.maximumValue, { bet: bound(terms.maximumStake), win: bound(terms.maximumWin) }),
    ],
    [
      messages.time,
      wageringDays === null
        ? text(messages.days, { days })
        : text(messages.daysAndWagering, { days, wageringDays }),
    ],
    [messages.games, terms.games],
  ] as const;
  return (
    <div role="group" aria-labelledby={id}>
      <VisuallyHidden>
        <h3 id={id}>{text(messages.terms)}</h3>
      </VisuallyHidden>
      <dl className={css.terms}>
        {rows.map(([name, value]) => (
          <div key={name.id} className={css.term}>
            <dt className={css.name}>{text(name)}</dt>
            <dd className={css.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
