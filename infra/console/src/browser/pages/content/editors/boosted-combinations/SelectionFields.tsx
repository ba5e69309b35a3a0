import { useText } from '@foyer/i18n';
import type { OfferedMatch } from '@foyer/kernel/sports-risk-answers';
import type { BrandId } from '@foyer/market';
import type { BoostedCombination } from '@foyer/market/content';
import { Button, Notice } from '@foyer/ui';
import { Select } from '@foyer/ui/forms';
import { utcDateTime } from '../../../../model/times.ts';
import { marketText, outcomeText } from '../../../sportsbook/marketText.ts';
import type { EditorProps } from '../editor.ts';
import * as css from '../fields/fields.css.ts';
import { messages } from './BoostedCombinations.messages.ts';
import { MatchSearch } from './MatchSearch.tsx';
import { oddsText } from './oddsText.ts';

export type CombinationSelection = BoostedCombination['selections'][number];

/** A selection whose match, market and outcome are to be chosen: the server refuses it. */
export const UNCHOSEN: CombinationSelection = {
  event: '',
  kind: '' as CombinationSelection['kind'], // no default: a market that the match does not have could be published
  line: null,
  outcome: '' as CombinationSelection['outcome'],
};

/** A market of a match as the value of a choice. */
const keyOf = ({ kind, line }: Pick<CombinationSelection, 'kind' | 'line'>): string =>
  line === null || line === undefined ? kind : `${kind} ${line}`;

/** Match, market and outcome of one selection. */
export function SelectionFields({
  brand,
  value,
  match,
  isLoading,
  disabled,
  errors,
  onChange,
}: EditorProps<CombinationSelection> & {
  readonly brand: BrandId;
  /** Undefined for a match that is not offered, or while it is loading. */
  readonly match: OfferedMatch | undefined;
  readonly isLoading: boolean;
  readonly errors: Readonly<Record<'event' | 'market' | 'outcome', string | undefined>>;
}) {
  const text = useText();
  if (value.event === '')
    return (
      <MatchSearch
        brand={brand}
        error={errors.event}
        onChoose={(event) => onChange({ ...UNCHOSEN, event })}
      />
    );
  const another = !disabled && (
    <Button tone="quiet" size="small" onPress={() => onChange(UNCHOSEN)}>
      {text(messages.change)}
    </Button>
  );
  if (!match)
    return (
      <>
        {!isLoading && <Notice tone="warning">{text(messages.notOffered, { event: value.event })}</Notice>}
        {another}
      </>
    );
  const { home, away, competition, startsAt, markets } = match;
  const market = markets.find((offered) => keyOf(offered) === keyOf(value));
  return (
    <div className={css.list}>
      <p>
        <strong>{text(messages.match, { home, away })}</strong>{' '}
        <span className={css.kept}>
          {text(messages.matchDetails, { competition, start: utcDateTime(startsAt) })}
        </span>{' '}
        {another}
      </p>
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
    </div>
  );
}
