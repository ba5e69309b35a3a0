import { useText } from '@foyer/i18n';
import type { PointsAnswer } from '@foyer/kernel/engagement';
import type { Tournament } from '@foyer/kernel/tournaments';
import { PageLink } from '@foyer/platform';
import { Notice, Paragraph } from '@foyer/ui';
import { usePointsText } from '../../../../components/points/usePointsText.ts';
import { prizeOf } from '../../../../features/tournaments/tournamentList.ts';
import { useRewardText } from '../../../../features/engagement/useRewardText.ts';
import { messages } from './Registration.messages.ts';

interface OutcomeProps {
  readonly tournament: Tournament;
  readonly points: PointsAnswer | undefined;
}

/** The result of an ended tournament for the player, or the cancellation. */
export function Outcome({ tournament, points }: OutcomeProps) {
  const text = useText();
  const writePoints = usePointsText();
  const { phase, leaderboard, cost, costValue, playersMin } = tournament;
  const { me } = leaderboard;
  if (phase === 'CANCELLED')
    return (
      <Notice tone="info">
        {text(messages.cancelled, { min: playersMin })}
        {me !== null && cost > 0 && ` ${text(messages.returned, { cost: writePoints(cost, costValue) })}`}
      </Notice>
    );
  if (phase === 'SETTLING') return <Muted>{text(messages.settling)}</Muted>;
  if (me === null) return <Muted>{text(messages.notPart)}</Muted>;
  if (me.place === null) return <Muted>{text(messages.noPlace)}</Muted>;
  return <Result tournament={tournament} place={me.place} points={points} />;
}

function Result({ tournament, place, points }: OutcomeProps & { readonly place: number }) {
  const text = useText();
  const write = useRewardText(points?.moneyValue);
  const prize = prizeOf(tournament, place);
  return (
    <Notice
      tone={prize ? 'positive' : 'info'}
      title={text(messages.finished, { place })}
      action={prize?.reward.kind === 'reward' && <PageLink to="rewards">{text(messages.toRewards)}</PageLink>}
    >
      {prize ? text(messages.won, { prize: write(prize.reward) }) : text(messages.noPrize)}
    </Notice>
  );
}

function Muted({ children }: { readonly children: string }) {
  return (
    <Paragraph size="small" tone="muted">
      {children}
    </Paragraph>
  );
}
