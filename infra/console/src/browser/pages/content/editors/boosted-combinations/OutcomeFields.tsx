import { useText } from '@foyer/i18n';
import type { OfferedMatch } from '@foyer/kernel/sports-risk-answers';
import { Select } from '@foyer/ui/forms';
import { marketText, outcomeText } from '../../../sportsbook/marketText.ts';
import type { EditorProps } from '../editor.ts';
import * as css from '../fields/fields.css.ts';
import { messages } from './BoostedCombinations.messages.ts';
import { oddsText } from './oddsText.ts';
import type { CombinationSelection } from './combinationPrices.ts';

/** A market of a match as the value of a choice. */
const keyOf = ({ kind, line }: Pick<CombinationSelection, 'kind' | 'line'>): string =>
  line === null || line === undefined ? kind : `${kind} ${line}`;

/** Market and outcome of a match. */
export function OutcomeFields({
  match: { home, away, markets },
  value,
  disabled,
  errors,
  onChange,
}: EditorProps<CombinationSelection> & {
  readonly match: OfferedMatch;
  readonly errors: Readonly<Record<'market' | 'outcome', string | undefined>>;
}) {
  const text = useText();
  const market = markets.find((offered) => keyOf(offered) === keyOf(value));
  return (
    <div className={css.grid}>
      <Select
        label={text(messages.market)}
        placeholder={text(messages.chooseMarket)}
        disabled={disabled}
        error={errors.market}
        value={market ? keyOf(market) : ''}
        options={markets.map((offered) => ({
          value: keyOf(offered),
          label: marketText(offered.kind, offered.line),
        }))}
        onChange={(key) => {
          const chosen = markets.find((offered) => keyOf(offered) === key);
          const [first] = chosen?.outcomes ?? [];
          if (chosen && first)
            onChange({ ...value, kind: chosen.kind, line: chosen.line, outcome: first.id });
        }}
      />
      <Select
        label={text(messages.outcome)}
        placeholder={text(messages.chooseOutcome)}
        disabled={disabled || !market}
        error={errors.outcome}
        value={market?.outcomes.some(({ id }) => id === value.outcome) ? value.outcome : ''}
        options={(market?.outcomes ?? []).map(({ id, price }) => ({
          value: id,
          label: text(messages.outcomeAt, {
            outcome: outcomeText(id, { home, away }),
            price: oddsText(price),
          }),
        }))}
        onChange={(chosen) => {
          const outcome = market?.outcomes.find(({ id }) => id === chosen)?.id;
          if (outcome) onChange({ ...value, outcome });
        }}
      />
    </div>
  );
}
