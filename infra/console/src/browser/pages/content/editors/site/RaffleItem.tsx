import { useMoney, useText } from '@foyer/i18n';
import type { SiteSettings } from '@foyer/market/content';
import { RAFFLE_APPROVAL_CENTS, raffleWeekCost } from '@foyer/market/raffle-rules';
import { money } from '@foyer/money';
import { Notice, Paragraph } from '@foyer/ui';
import { TextField } from '@foyer/ui/forms';
import * as css from '../fields/fields.css.ts';
import { useProblemAt } from '../fields/fieldProblems.ts';
import { ImageField } from '../fields/ImageField.tsx';
import { AmountsField } from './AmountsField.tsx';
import { messages } from './RaffleFields.messages.ts';

type Item = SiteSettings['raffleSettings']['raffles'][number];

const TYPES = ['hourly', 'daily', 'weekly'] as const;

interface RaffleItemProps {
  readonly value: Item;
  readonly index: number;
  readonly disabled: boolean;
  onChange(value: Item): void;
}

/** A raffle: its first day, studio and prizes, and what a week of it costs. */
export function RaffleItem({ value, index, disabled, onChange }: RaffleItemProps) {
  const text = useText();
  const write = useMoney();
  const problemAt = useProblemAt();
  const { gameStudio: studio, prizes, startsOn } = value;
  const at = (...path: readonly (string | number)[]) =>
    problemAt('raffleSettings', 'raffles', index, ...path);
  const euros = (cents: number): string => write(money(cents, 'EUR'));
  const cost = raffleWeekCost(prizes);
  return (
    <>
      <div className={css.grid}>
        <TextField
          label={text(messages.startsOn)}
          description={text(messages.startsOnHelp)}
          value={startsOn ?? ''}
          autoComplete="off"
          disabled={disabled}
          error={at('startsOn')}
          onChange={(day) => onChange({ ...value, startsOn: day === '' ? null : day })}
        />
        <TextField
          label={text(messages.studio)}
          description={text(messages.studioHelp)}
          value={studio.slug}
          autoComplete="off"
          disabled={disabled}
          error={at('gameStudio', 'slug')}
          onChange={(slug) => onChange({ ...value, gameStudio: { ...studio, slug } })}
        />
        {TYPES.map((type) => (
          <AmountsField
            key={type}
            label={text(messages[type])}
            description={text(messages.prizesHelp)}
            value={prizes[type]}
            disabled={disabled}
            error={
              at('prizes', type) ?? prizes[type].map((_, place) => at('prizes', type, place)).find(Boolean)
            }
            onChange={(amounts) => onChange({ ...value, prizes: { ...prizes, [type]: amounts } })}
          />
        ))}
      </div>
      <Paragraph size="small">{text(messages.cost, { cost: euros(cost) })}</Paragraph>
      {cost > RAFFLE_APPROVAL_CENTS && (
        <Notice tone="info">{text(messages.approval, { ceiling: euros(RAFFLE_APPROVAL_CENTS) })}</Notice>
      )}
      <ImageField
        label={text(messages.spotlight)}
        path={['raffleSettings', 'raffles', index, 'gameStudio', 'raffleSpotlightImage']}
        value={studio.raffleSpotlightImage}
        disabled={disabled}
        onChange={(image) => onChange({ ...value, gameStudio: { ...studio, raffleSpotlightImage: image } })}
      />
    </>
  );
}
