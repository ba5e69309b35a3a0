import { useDates, useMoney, useNumbers, useText } from '@foyer/i18n';
import { money } from '@foyer/money';
import { useFeature } from '@foyer/platform';
import { useGameTerms } from '../game-terms/useGameTerms.ts';
import type { GameDetails_gameFragment } from './GameDetails.generated.ts';
import { messages } from './gameDetails.messages.ts';

export interface GameDetail {
  readonly label: string;
  readonly value: string;
}

const BASIS_POINTS = 10_000;
/** A readable fraction is more precise than its percentage. */
const READABLE_FRACTION = 9;

/** The details of a game as its provider states them and the server returns them. */
export function useGameDetails(game: GameDetails_gameFragment): readonly GameDetail[] {
  const text = useText();
  const numbers = useNumbers();
  const dates = useDates();
  const write = useMoney();
  const terms = useGameTerms();
  const hasRtp = useFeature('ShowRTP');
  const facts: (GameDetail | false)[] = [
    hasRtp && {
      label: text(messages.rtp),
      value: rtpText(game, numbers.percent, (values) => text(messages.rtpFraction, values)),
    },
    game.volatility !== null && {
      label: text(messages.volatility),
      value: terms.volatility(game.volatility),
    },
    { label: text(messages.maximumWin), value: text(messages.timesStake, { times: game.maxWinMultiple }) },
    game.hitRateBasisPoints !== null && {
      label: text(messages.hitRate),
      value: numbers.percent(game.hitRateBasisPoints / BASIS_POINTS),
    },
    {
      label: text(messages.stakes),
      value: text(messages.stakeRange, {
        minimum: write(money(game.minStake, game.currency)),
        maximum: write(money(game.maxStake, game.currency)),
      }),
    },
    game.lines !== null && { label: text(messages.lines), value: numbers.number(game.lines) },
    game.ways !== null && { label: text(messages.ways), value: numbers.number(game.ways) },
    game.layout !== null && { label: text(messages.layout), value: game.layout.replace('x', ' × ') },
    game.features.length > 0 && {
      label: text(messages.features),
      value: game.features.map((feature) => terms.feature(feature)).join(', '),
    },
    { label: text(messages.bonus), value: text(game.isBonusEnabled ? messages.bonusYes : messages.bonusNo) },
    { label: text(messages.released), value: dates.date(Date.parse(game.releasedAt)) },
  ];
  return facts.filter((fact) => fact !== false);
}

function rtpText(
  { rtp }: GameDetails_gameFragment,
  percent: (value: number) => string,
  both: (values: { percent: string; fraction: string }) => string,
): string {
  const written = percent(rtp.basisPoints / BASIS_POINTS);
  return rtp.exact.length <= READABLE_FRACTION ? both({ percent: written, fraction: rtp.exact }) : written;
}
