import type { PaymentMethodKind } from '@foyer/graphql/main';
import { useId, type ReactNode } from 'react';
import { MethodMark } from '../method-mark/MethodMark.tsx';
import * as css from './ChoiceList.css.ts';

export interface Choice {
  readonly value: string;
  readonly kind: PaymentMethodKind;
  readonly name: string;
  readonly detail: ReactNode;
  readonly aside?: ReactNode;
  readonly isAvailable: boolean;
}

export interface ChoiceListProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly choices: readonly Choice[];
  onChange(value: string): void;
}

/** Ways to pay, one line each, all in sight; what cannot be used stays and says why. */
export function ChoiceList({ label, value, choices, onChange }: ChoiceListProps) {
  const name = useId();
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={css.choice}>
          <input className={css.input} type="radio" name={name} value={choice.value} checked={choice.value === value} disabled={!choice.isAvailable} onChange={() => onChange(choice.value)} />
          <MethodMark kind={choice.kind} />
          <span className={css.words}>
            <span className={css.name}>{choice.name}</span>
            <span className={css.detail}>{choice.detail}</span>
          </span>
          {choice.aside !== undefined && <span className={css.aside}>{choice.aside}</span>}
        </label>
      ))}
    </fieldset>
  );
}
