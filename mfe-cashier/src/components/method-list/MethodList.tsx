import type { PaymentMethodKind } from '@foyer/graphql/main';
import { Badge, Disclosure } from '@foyer/ui';
import { useId, type ReactNode } from 'react';
import type { AccountName } from '../../features/payment/accountName.ts';
import { MethodIcon } from '../method-icon/MethodIcon.tsx';
import * as css from './MethodList.css.ts';

export interface MethodListItem {
  readonly value: string;
  readonly kind: PaymentMethodKind;
  readonly name: AccountName;
  /** Fees and limits, or why the method is unavailable; each fact does not wrap. */
  readonly facts: readonly string[];
  /** A short label. */
  readonly badge?: string | undefined;
  readonly isAvailable: boolean;
}

export interface MethodListProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly choices: readonly MethodListItem[];
  /**
   * Shows only this choice and folds the others under the title; otherwise the button would be below all of
   * them.
   */
  readonly collapsedTo?: { readonly value: string; readonly title: string } | undefined;
  onChange(value: string): void;
}

/** Payment methods, one per line; unavailable ones remain with the reason. */
export function MethodList({ label, value, choices, collapsedTo, onChange }: MethodListProps) {
  const name = useId();
  const line = (choice: MethodListItem): ReactNode => (
    <Line
      key={choice.value}
      choice={choice}
      name={name}
      isChecked={choice.value === value}
      onChange={onChange}
    />
  );
  const visible = choices.filter((choice) => choice.value === collapsedTo?.value);
  const others = choices.filter((choice) => !visible.includes(choice));
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{label}</legend>
      {visible.map(line)}
      {collapsedTo && visible.length > 0 && others.length > 0 ? (
        <Disclosure title={collapsedTo.title}>
          <div className={css.lines}>{others.map(line)}</div>
        </Disclosure>
      ) : (
        others.map(line)
      )}
    </fieldset>
  );
}

interface LineProps extends Pick<MethodListProps, 'onChange'> {
  readonly choice: MethodListItem;
  readonly name: string;
  readonly isChecked: boolean;
}

/**
 * The name is beside its picture; the facts span the whole line, because they are the longer text on a
 * phone.
 */
function Line({ choice, name, isChecked, onChange }: LineProps) {
  const { method, account } = choice.name;
  return (
    <label className={css.choice}>
      <input
        className={css.input}
        type="radio"
        name={name}
        value={choice.value}
        checked={isChecked}
        disabled={!choice.isAvailable}
        onChange={() => onChange(choice.value)}
      />
      <span className={css.mark}>
        <MethodIcon kind={choice.kind} />
      </span>
      <span className={css.head}>
        <span className={css.name}>{method}</span>
        {account !== undefined && <span className={css.account}>{account}</span>}
        {choice.badge !== undefined && <Badge>{choice.badge}</Badge>}
      </span>
      <span className={css.facts}>
        <span className={css.line}>
          {choice.facts.map((fact) => (
            <span key={fact} className={css.fact}>
              {fact}
            </span>
          ))}
        </span>
      </span>
    </label>
  );
}
