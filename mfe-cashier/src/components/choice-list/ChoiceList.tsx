import type { PaymentMethodKind } from '@foyer/graphql/main';
import { Badge, Disclosure } from '@foyer/ui';
import { useId, type ReactNode } from 'react';
import type { AccountName } from '../../features/payment/accountName.ts';
import { MethodMark } from '../method-mark/MethodMark.tsx';
import * as css from './ChoiceList.css.ts';

export interface Choice {
  readonly value: string;
  readonly kind: PaymentMethodKind;
  readonly name: AccountName;
  /** What it costs, takes and allows, or why it cannot be used; each stays in one piece. */
  readonly facts: readonly string[];
  /** A word about it. */
  readonly badge?: string | undefined;
  readonly isAvailable: boolean;
}

export interface ChoiceListProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly choices: readonly Choice[];
  /** Only this line stands in sight; the others are folded away under the title, or the way on would be below all of them. */
  readonly fold?: { readonly value: string; readonly title: string } | undefined;
  onChange(value: string): void;
}

/** Ways to pay, one line each; what cannot be used stays and says why. */
export function ChoiceList({ label, value, choices, fold, onChange }: ChoiceListProps) {
  const name = useId();
  const line = (choice: Choice): ReactNode => (
    <Line
      key={choice.value}
      choice={choice}
      name={name}
      isChecked={choice.value === value}
      onChange={onChange}
    />
  );
  const inSight = choices.filter((choice) => choice.value === fold?.value);
  const others = choices.filter((choice) => !inSight.includes(choice));
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{label}</legend>
      {inSight.map(line)}
      {fold && inSight.length > 0 && others.length > 0 ? (
        <Disclosure title={fold.title}>
          <div className={css.lines}>{others.map(line)}</div>
        </Disclosure>
      ) : (
        others.map(line)
      )}
    </fieldset>
  );
}

interface LineProps extends Pick<ChoiceListProps, 'onChange'> {
  readonly choice: Choice;
  readonly name: string;
  readonly isChecked: boolean;
}

/** What it is called beside its picture; what it costs across the whole line, which on a phone is the longer text. */
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
        <MethodMark kind={choice.kind} />
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
