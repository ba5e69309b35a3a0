import { useMoney, useNumbers, useText } from '@foyer/i18n';
import { BONUS_GAME_KINDS, type BonusTerms } from '@foyer/market/content';
import { money } from '@foyer/money';
import { Heading } from '@foyer/ui';
import { messages } from './BonusTerms.messages.ts';
import { BASIS_POINTS_PER_PERCENT, PRICE_UNITS } from './bonusTermUnits.ts';

const PRICE_DECIMALS = 2;

/** The terms in words, as a player with a new bonus gets them. */
export function BonusTermsPreview({
  terms,
  currency,
}: {
  readonly terms: BonusTerms;
  readonly currency: string;
}) {
  const text = useText();
  const write = useMoney();
  const { number, decimals } = useNumbers();
  const { sports } = terms;
  const shareOf = (product: string, basisPoints: number): string =>
    basisPoints === 0
      ? text(messages.previewNone, { product })
      : text(messages.previewShare, { product, percent: number(basisPoints / BASIS_POINTS_PER_PERCENT) });
  const lines = [
    text(messages.previewDays, { days: terms.lastsDays }),
    text(messages.previewStake, { amount: write(money(terms.maximumStake, currency)) }),
    ...BONUS_GAME_KINDS.map((kind) => shareOf(text(messages[kind]), terms.contributions[kind])),
    ...(sports
      ? [
          shareOf(text(messages.sportsBets), sports.basisPoints),
          text(messages.previewSports, {
            odds: decimals(sports.minimumPrice / PRICE_UNITS, PRICE_DECIMALS),
            lines: sports.maximumLines,
          }),
          ...(sports.excludedMarkets.length === 0
            ? []
            : [text(messages.previewExcluded, { markets: sports.excludedMarkets.join(', ') })]),
        ]
      : [text(messages.previewNone, { product: text(messages.sportsBets) })]),
  ];
  return (
    <>
      <Heading level={3} size="title3">
        {text(messages.preview)}
      </Heading>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}
