import { useText } from '@foyer/i18n';
import type { BonusTerms } from '@foyer/market/content';
import { NumberField } from '@foyer/ui/forms';
import type { EditorProps } from '../editor.ts';
import * as css from '../fields/fields.css.ts';
import { useProblemAt } from '../fields/fieldProblems.ts';
import { ListField } from '../fields/ListField.tsx';
import { messages } from './BonusTerms.messages.ts';
import { BASIS_POINTS_PER_PERCENT, PRICE_UNITS } from './bonusTermUnits.ts';

type SportsTerms = NonNullable<BonusTerms['sports']>;

/** Terms of sports bets with bonus money. */
export function SportsTermFields({ value, disabled, onChange }: EditorProps<SportsTerms>) {
  const text = useText();
  const problemAt = useProblemAt();
  const set = (change: Partial<SportsTerms>): void => onChange({ ...value, ...change });
  const { excludedMarkets: excluded } = value;
  return (
    <div className={css.grid}>
      <NumberField
        label={text(messages.sportsShare)}
        value={value.basisPoints / BASIS_POINTS_PER_PERCENT}
        disabled={disabled}
        error={problemAt('sports', 'basisPoints')}
        onChange={(percent) => set({ basisPoints: Math.round((percent ?? 0) * BASIS_POINTS_PER_PERCENT) })}
      />
      <NumberField
        label={text(messages.minimumOdds)}
        description={text(messages.minimumOddsHelp)}
        value={value.minimumPrice / PRICE_UNITS}
        disabled={disabled}
        error={problemAt('sports', 'minimumPrice')}
        onChange={(odds) => set({ minimumPrice: Math.round((odds ?? 0) * PRICE_UNITS) })}
      />
      <NumberField
        label={text(messages.maximumLines)}
        description={text(messages.maximumLinesHelp)}
        value={value.maximumLines}
        disabled={disabled}
        error={problemAt('sports', 'maximumLines')}
        onChange={(maximumLines) => set({ maximumLines: maximumLines ?? 0 })}
      />
      <ListField
        label={text(messages.excluded)}
        description={text(messages.excludedHelp)}
        value={excluded}
        disabled={disabled}
        error={
          problemAt('sports', 'excludedMarkets') ??
          excluded.map((_, place) => problemAt('sports', 'excludedMarkets', place)).find(Boolean)
        }
        // an unknown code is shown as a problem of its place
        onChange={(codes) => set({ excludedMarkets: codes as SportsTerms['excludedMarkets'] })}
      />
    </div>
  );
}
