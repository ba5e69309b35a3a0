import { useDates, useMoney, useNumbers, useText } from '@foyer/i18n';
import type { PointsAnswer } from '@foyer/kernel/engagement';
import type { Tournament } from '@foyer/kernel/tournaments';
import { money } from '@foyer/money';
import type { FactsProps } from '@foyer/ui';
import { usePointsText } from '../../../../components/points/usePointsText.ts';
import { awaitedOf } from '../../../../features/tournaments/tournamentList.ts';
import { Countdown } from '../countdown/Countdown.tsx';
import { labels } from '../countdown/Countdown.messages.ts';
import { useRewardText } from '../../../../features/engagement/useRewardText.ts';
import { GameLinks, StudioLinks } from './CountedGames.tsx';
import { messages } from './TournamentCard.messages.ts';

type Items = FactsProps['items'];

/** Terms of a tournament as names and values. */
export function useTournamentFacts(
  tournament: Tournament,
  points: PointsAnswer | undefined,
): { readonly awaited: Items; readonly main: Items } {
  const text = useText();
  const { number } = useNumbers();
  const writePoints = usePointsText();
  const writePrize = useRewardText(points?.moneyValue);
  const { cost, costValue, leaderboard, playersMax, prizes } = tournament;
  const { players } = leaderboard;
  const [first] = prizes;
  return {
    awaited: awaitedOf(tournament).map(({ kind, at }) => ({
      label: text(labels[kind]),
      value: <Countdown at={at} />,
    })),
    main: [
      ...(first ? [{ label: text(messages.firstPrize), value: writePrize(first.reward) }] : []),
      { label: text(messages.cost), value: cost === 0 ? text(messages.free) : writePoints(cost, costValue) },
      {
        label: text(messages.players),
        value: playersMax === null ? number(players) : text(messages.playersOf, { players, max: playersMax }),
      },
    ],
  };
}

/** Conditions for rounds to count, and the times. */
export function useConditions(tournament: Tournament): Items {
  const text = useText();
  const write = useMoney();
  const { number } = useNumbers();
  const { deadline } = useDates();
  const { scoring, games, studios, qualifyingLevel } = tournament;
  const period = (from: string, to: string): string =>
    text(messages.period, { from: deadline(Date.parse(from)), to: deadline(Date.parse(to)) });
  return [
    {
      label: text(messages.level),
      value:
        qualifyingLevel === null
          ? text(messages.anyLevel)
          : text(messages.fromLevel, { level: qualifyingLevel }),
    },
    {
      label: text(messages.minStake),
      value:
        scoring.kind === 'wager'
          ? text(messages.anyStake)
          : write(money(scoring.minStakeMinor, scoring.currency)),
    },
    { label: text(messages.games), value: games ? <GameLinks slugs={games} /> : text(messages.allGames) },
    ...(studios ? [{ label: text(messages.studios), value: <StudioLinks slugs={studios} /> }] : []),
    { label: text(messages.minPlayers), value: number(tournament.playersMin) },
    {
      label: text(messages.registration),
      value: period(tournament.registrationFrom, tournament.registrationTill),
    },
    { label: text(messages.duration), value: period(tournament.startsAt, tournament.endsAt) },
  ];
}
