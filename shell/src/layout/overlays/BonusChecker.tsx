import { useQuery } from '@apollo/client/react';
import type { OverlayContents, OverlayOutcome } from '@foyer/contract';
import { useMoney, useNumbers, useText } from '@foyer/i18n';
import { hrefTo } from '@foyer/links';
import { money } from '@foyer/money';
import { useServices } from '@foyer/platform';
import { Facts, Paragraph, Stack } from '@foyer/ui';
import { BonusCheckerDocument, type BonusCheckerQuery } from './BonusChecker.generated.ts';
import { LeadOverlay } from './LeadOverlay.tsx';
import { messages } from './Overlay.messages.ts';

export interface BonusCheckerProps {
  readonly content: OverlayContents['bonus-checker'];
  onEnd(outcome: OverlayOutcome): void;
}

type Bonus = NonNullable<BonusCheckerQuery['viewer']>['bonuses'][number];
type Game = BonusCheckerQuery['root']['personalized']['game'];

const BASIS_POINTS = 10_000;

/**
 * The terms of the player's bonus in the game that was launched. Without the figures the link to the terms
 * remains.
 */
export function BonusChecker({ content, onEnd }: BonusCheckerProps) {
  const text = useText();
  const { locale } = useServices();
  const { data } = useQuery(BonusCheckerDocument, { variables: { slug: content.gameSlug ?? '' } });
  const bonus = data?.viewer?.bonuses[0];
  const game = data?.root.personalized.game ?? null;
  return (
    <LeadOverlay
      title={text(messages.bonus)}
      href={hrefTo(locale, 'bonus-terms-and-conditions')}
      action={text(messages.bonusTerms)}
      onEnd={onEnd}
    >
      <Stack gap="medium">
        <Paragraph>{text(explanationOf(data))}</Paragraph>
        {bonus && <BonusFacts bonus={bonus} game={game} />}
      </Stack>
    </LeadOverlay>
  );
}

function BonusFacts({ bonus, game }: { readonly bonus: Bonus; readonly game: Game }) {
  const text = useText();
  const write = useMoney();
  const numbers = useNumbers();
  const amount = (minor: number): string => write(money(minor, bonus.currency));
  const share = game && contributionOf(bonus, game);
  return (
    <Facts
      items={[
        ...(game === null
          ? []
          : [
              {
                label: game.name,
                value: text(game.isBonusEnabled ? messages.bonusAllowed : messages.bonusNotAllowed),
              },
            ]),
        { label: text(messages.bonusName), value: bonus.name },
        { label: text(messages.bonusLeft), value: amount(bonus.balance) },
        {
          label: text(messages.bonusWagered),
          value: text(messages.bonusWageredOf, {
            wagered: amount(bonus.wagered),
            required: amount(bonus.wageringRequired),
          }),
        },
        {
          label: text(messages.bonusToWager),
          value: amount(Math.max(0, bonus.wageringRequired - bonus.wagered)),
        },
        ...(share === null || share === undefined
          ? []
          : [{ label: text(messages.bonusCounts), value: numbers.percent(share / BASIS_POINTS) }]),
        ...(bonus.maximumStake === null
          ? []
          : [{ label: text(messages.bonusMaximum), value: amount(bonus.maximumStake) }]),
      ]}
    />
  );
}

function explanationOf(data: BonusCheckerQuery | undefined) {
  if (data?.root.personalized.game?.isBonusEnabled === false) return messages.bonusOff;
  return data?.viewer?.bonuses.length === 0 ? messages.bonusNone : messages.bonusText;
}

/** Share of a stake in the game that counts towards wagering, in basis points. */
function contributionOf(bonus: Bonus, game: NonNullable<Game>): number | undefined {
  if (!game.isBonusEnabled) return 0;
  if (game.isJackpotGame) return bonus.jackpotBasisPoints;
  return bonus.contributions.find(({ kind }) => kind === game.kind)?.basisPoints;
}
