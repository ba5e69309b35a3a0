import { useNumbers, useText } from '@foyer/i18n';
import type { Tournament } from '@foyer/kernel/tournaments';
import { Stat } from '@foyer/ui';
import { scoreNames } from '../../../../features/tournaments/scores.messages.ts';
import { useScoreText } from '../../../../features/tournaments/useScoreText.ts';
import { messages } from './LeaderboardTable.messages.ts';

interface OwnPlaceProps {
  readonly tournament: Tournament;
}

/** The place and score of a registered player. */
export function OwnPlace({ tournament: { scoring, leaderboard, phase } }: OwnPlaceProps) {
  const text = useText();
  const { number } = useNumbers();
  const write = useScoreText(scoring);
  const { me } = leaderboard;
  if (me === null || phase === 'REGISTRATION' || phase === 'CANCELLED') return null;
  const { place, rounds, score } = me;
  return (
    <Stat
      label={text(messages.mine)}
      value={place === null ? text(messages.noPlaceYet) : number(place)}
      note={
        place === null
          ? text(messages.noPlaceNote, { rounds })
          : text(messages.mineNote, {
              scoreName: text(scoreNames[scoring.kind]),
              score: write(score),
              rounds,
            })
      }
    />
  );
}
