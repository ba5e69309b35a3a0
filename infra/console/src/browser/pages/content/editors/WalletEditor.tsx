import { Text, useText } from '@foyer/i18n';
import type { WalletMinimums } from '@foyer/market/content';
import { Button } from '@foyer/ui';
import { MoneyField, TextField } from '@foyer/ui/forms';
import { useId, useState } from 'react';
import { SubmitHint } from '../../../parts/decision-fields/SubmitHint.tsx';
import * as panel from '../../../parts/page-head/panel.css.ts';
import type { EditorProps } from './editor.ts';
import { messages } from './editors.messages.ts';

type Minimum = keyof WalletMinimums[string];

const CURRENCY = /^[A-Z]{3}$/;
/** A new currency starts with an amount that has to be edited: 0 is not valid. */
const NEW = { minDepositAmount: 0, minWithdrawalAmount: 0 };

/** Minimum amounts by currency. */
export function WalletEditor({ value, disabled, onChange }: EditorProps<WalletMinimums>) {
  const text = useText();
  const [added, setAdded] = useState('');
  const hint = useId();
  const currency = added.trim().toUpperCase();
  const isNew = CURRENCY.test(currency) && !(currency in value);

  function field(of: string, minimum: Minimum) {
    const amount = value[of]?.[minimum] ?? 0;
    return (
      <MoneyField
        label={text(minimum === 'minDepositAmount' ? messages.deposit : messages.withdrawal, {
          currency: of,
        })}
        currency={of}
        disabled={disabled}
        value={amount === 0 ? undefined : { minor: amount, currency: of }}
        onChange={(next) =>
          onChange({ ...value, [of]: { ...NEW, ...value[of], [minimum]: next?.minor ?? 0 } })
        }
      />
    );
  }

  function remove(of: string): void {
    onChange(Object.fromEntries(Object.entries(value).filter(([known]) => known !== of)));
  }

  return (
    <section className={panel.panel}>
      {Object.keys(value).map((of) => (
        <div key={of} className={panel.fields}>
          {field(of, 'minDepositAmount')}
          {field(of, 'minWithdrawalAmount')}
          <Button tone="quiet" disabled={disabled} onPress={() => remove(of)}>
            {text(messages.removeCurrency, { currency: of })}
          </Button>
        </div>
      ))}
      <div className={panel.fields}>
        <TextField
          label={text(messages.currency)}
          description={text(messages.currencyHelp)}
          value={added}
          autoComplete="off"
          maximumLength={3}
          disabled={disabled}
          onChange={setAdded}
        />
        <Button
          tone="secondary"
          disabled={disabled || !isNew}
          describedBy={hint}
          onPress={() => {
            onChange({ ...value, [currency]: NEW });
            setAdded('');
          }}
        >
          <Text {...messages.addCurrency} />
        </Button>
      </div>
      <SubmitHint id={hint} missing={disabled || isNew ? undefined : 'currency'} />
    </section>
  );
}
