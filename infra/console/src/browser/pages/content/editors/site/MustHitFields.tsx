import { useMoney, useNumbers, useText } from '@foyer/i18n';
import type { SiteSettings } from '@foyer/market/content';
import {
  JACKPOT_POT_TERMS,
  JACKPOT_POTS,
  mustHitCost,
  WITHOUT_MUST_HIT,
  type MustHitBy,
} from '@foyer/market/jackpot-rules';
import { money } from '@foyer/money';
import { Heading } from '@foyer/ui';
import { NumberField } from '@foyer/ui/forms';
import * as panel from '../../../../parts/page-head/panel.css.ts';
import type { EditorProps } from '../editor.ts';
import * as css from '../fields/fields.css.ts';
import { useProblemAt } from '../fields/fieldProblems.ts';
import { messages } from './MustHitFields.messages.ts';

type Limits = SiteSettings['jackpotSettings']['mustHitBy'];

interface MustHitFieldsProps extends Omit<EditorProps<Limits>, 'value'> {
  /** Undefined in versions before this setting. */
  readonly value: Limits | undefined;
}

const CENTS = 100;
const PERCENT = 100;

/** Highest amount and longest time of each pot, and the expected cost of the amounts. */
export function MustHitFields({ value = WITHOUT_MUST_HIT, disabled, onChange }: MustHitFieldsProps) {
  const text = useText();
  const write = useMoney();
  const numbers = useNumbers();
  const problemAt = useProblemAt();
  const cost = JACKPOT_POTS.reduce((sum, pot) => {
    const { amountCents } = value[pot];
    return amountCents === null || amountCents <= JACKPOT_POT_TERMS[pot].startCents
      ? sum
      : sum + mustHitCost(pot, amountCents);
  }, 0);
  return (
    <>
      <Heading level={3} size="title3">
        {text(messages.title)}
      </Heading>
      <p className={panel.muted}>{text(messages.help)}</p>
      <div className={css.grid}>
        {JACKPOT_POTS.map((pot) => {
          const { amountCents, hours } = value[pot];
          const set = (change: Partial<MustHitBy>): void =>
            onChange({ ...value, [pot]: { ...value[pot], ...change } });
          const start = write(money(JACKPOT_POT_TERMS[pot].startCents, 'EUR'));
          return (
            <div key={pot} className={css.list}>
              <NumberField
                label={text(messages.amount, { pot: text(messages[pot]) })}
                description={text(messages.amountHelp, { start })}
                value={amountCents === null ? undefined : amountCents / CENTS}
                disabled={disabled}
                error={problemAt('jackpotSettings', 'mustHitBy', pot, 'amountCents')}
                onChange={(euros) =>
                  set({ amountCents: euros === undefined ? null : Math.round(euros * CENTS) })
                }
              />
              <NumberField
                label={text(messages.hours, { pot: text(messages[pot]) })}
                description={text(messages.hoursHelp)}
                value={hours ?? undefined}
                disabled={disabled}
                error={problemAt('jackpotSettings', 'mustHitBy', pot, 'hours')}
                onChange={(next) => set({ hours: next ?? null })}
              />
            </div>
          );
        })}
      </div>
      {cost > 0 && (
        <p className={panel.muted}>
          {text(messages.cost, { cost: numbers.number(Math.round(cost * PERCENT * CENTS) / CENTS) })}
        </p>
      )}
    </>
  );
}
