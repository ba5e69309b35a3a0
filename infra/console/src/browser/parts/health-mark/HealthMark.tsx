import { Text } from '@foyer/i18n';
import type { Condition } from '../../model/condition.ts';
import * as css from './HealthMark.css.ts';
import { messages } from './HealthMark.messages.ts';

/** A distinct shape per state, because colour alone is not accessible. */
const SHAPES: Readonly<Record<Condition, string>> = {
  good: 'M6 1a5 5 0 1 0 0 10A5 5 0 0 0 6 1',
  watch: 'M6 1 11.5 11H.5z',
  bad: 'M1.5 1.5h9v9h-9z',
  unknown: 'M2 6h8',
  off: 'M2 2l8 8M10 2l-8 8',
};

/** Health rating as shape, colour and text. */
export function HealthMark({ condition }: { readonly condition: Condition }) {
  return (
    <span className={css.conditions[condition]}>
      <svg className={css.shape} viewBox="0 0 12 12" aria-hidden="true">
        <path d={SHAPES[condition]} strokeWidth={condition === 'unknown' || condition === 'off' ? 2 : 0} />
      </svg>
      <Text {...messages[condition]} />
    </span>
  );
}
