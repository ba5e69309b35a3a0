import { useMoney, useText } from '@foyer/i18n';
import { money } from '@foyer/money';
import * as css from './PlacementForm.css.ts';
import { messages } from './PlacementForm.messages.ts';

interface SumsProps {
  readonly stake: { readonly total: number; readonly perLine: number } | undefined;
  readonly lines: number;
  readonly isTotalShown: boolean;
  readonly possible: number | undefined;
  readonly isBoosted: boolean;
  readonly currency: string;
}

/** Total stake and possible payout. */
export function Sums({ stake, lines, isTotalShown, possible, isBoosted: hasBoost, currency }: SumsProps) {
  const text = useText();
  const write = useMoney();
  const amountOf = (minor: number): string => write(money(minor, currency));
  return (
    <div className={css.sums}>
      {stake && isTotalShown && (
        <Sum
          label={text(messages.TOTAL)}
          note={lines > 1 ? text(messages.lineCount, { lines, amount: amountOf(stake.perLine) }) : undefined}
          amount={amountOf(stake.total)}
        />
      )}
      {possible !== undefined && (
        <Sum
          label={text(messages.possible)}
          note={hasBoost ? text(messages.boosted) : undefined}
          amount={amountOf(possible)}
        />
      )}
    </div>
  );
}

interface SumProps {
  readonly label: string;
  readonly note?: string | undefined;
  readonly amount: string;
}

function Sum({ label, note, amount }: SumProps) {
  return (
    <div className={css.sum}>
      <span className={css.label}>
        {label}
        {note !== undefined && <span className={css.note}>{note}</span>}
      </span>
      <span className={css.amount}>{amount}</span>
    </div>
  );
}
