import { useText } from '@foyer/i18n';
import { brands, type BrandId } from '@foyer/market';
import { BONUS_GAME_KINDS, type BonusTerms } from '@foyer/market/content';
import { money } from '@foyer/money';
import { Heading } from '@foyer/ui';
import { MoneyField, NumberField, Switch } from '@foyer/ui/forms';
import * as panel from '../../../../parts/page-head/panel.css.ts';
import type { EditorProps } from '../editor.ts';
import * as css from '../fields/fields.css.ts';
import { useProblemAt } from '../fields/fieldProblems.ts';
import { messages } from './BonusTerms.messages.ts';
import { BonusTermsPreview } from './BonusTermsPreview.tsx';
import { BASIS_POINTS_PER_PERCENT } from './bonusTermUnits.ts';
import { SportsTermFields } from './SportsTermFields.tsx';

const NEW_SPORTS: NonNullable<BonusTerms['sports']> = {
  basisPoints: 10_000,
  minimumPrice: 1_500,
  maximumLines: 1,
  excludedMarkets: ['doubleChance', 'drawNoBet', 'asianHandicap'],
};

/** Terms of a brand's bonuses: time, highest stake, contribution of each product, and the terms of sports bets. */
export function BonusTermsEditor({
  brand,
  value,
  disabled,
  onChange,
}: EditorProps<BonusTerms> & { readonly brand: BrandId }) {
  const text = useText();
  const problemAt = useProblemAt();
  const { currency } = brands[brand];
  const set = (change: Partial<BonusTerms>): void => onChange({ ...value, ...change });
  return (
    <section className={panel.panel}>
      <p className={panel.muted}>{text(messages.intro)}</p>
      <div className={css.grid}>
        <NumberField
          label={text(messages.lastsDays)}
          description={text(messages.lastsDaysHelp)}
          value={value.lastsDays}
          disabled={disabled}
          error={problemAt('lastsDays')}
          onChange={(lastsDays) => set({ lastsDays: lastsDays ?? 0 })}
        />
        <MoneyField
          label={text(messages.maximumStake)}
          currency={currency}
          value={value.maximumStake === 0 ? undefined : money(value.maximumStake, currency)}
          disabled={disabled}
          error={problemAt('maximumStake')}
          onChange={(stake) => set({ maximumStake: stake?.minor ?? 0 })}
        />
      </div>
      <Heading level={3} size="title3">
        {text(messages.casino)}
      </Heading>
      <div className={css.grid}>
        {BONUS_GAME_KINDS.map((kind) => (
          <NumberField
            key={kind}
            label={text(messages[kind])}
            value={value.contributions[kind] / BASIS_POINTS_PER_PERCENT}
            disabled={disabled}
            error={problemAt('contributions', kind)}
            onChange={(percent) =>
              set({
                contributions: {
                  ...value.contributions,
                  [kind]: Math.round((percent ?? 0) * BASIS_POINTS_PER_PERCENT),
                },
              })
            }
          />
        ))}
      </div>
      <Switch
        label={text(messages.sports)}
        description={text(messages.sportsHelp)}
        value={value.sports !== null}
        disabled={disabled}
        onChange={(isStaked) => set({ sports: isStaked ? NEW_SPORTS : null })}
      />
      {value.sports && (
        <SportsTermFields value={value.sports} disabled={disabled} onChange={(sports) => set({ sports })} />
      )}
      <BonusTermsPreview terms={value} currency={currency} />
    </section>
  );
}
