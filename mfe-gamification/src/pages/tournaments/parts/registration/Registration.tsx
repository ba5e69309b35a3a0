import { useDates, useText } from '@foyer/i18n';
import type { PointsAnswer } from '@foyer/kernel/engagement';
import type { Tournament } from '@foyer/kernel/tournaments';
import { Button, Notice, Paragraph, Stack } from '@foyer/ui';
import { usePointsText } from '../../../../components/points/usePointsText.ts';
import { refusals } from '../../../../features/engagement/refusals.messages.ts';
import type { TournamentsStore } from '../../../../features/tournaments/useTournaments.ts';
import { Outcome } from './Outcome.tsx';
import { messages } from './Registration.messages.ts';
import { useRefusalText } from './useRefusalText.ts';

export interface RegistrationProps {
  readonly tournament: Tournament;
  readonly store: Pick<TournamentsStore, 'registering' | 'problem' | 'register' | 'reload'>;
  readonly points: PointsAnswer | undefined;
  /** Id of the tournament's heading. */
  readonly describedBy: string;
}

/** The player's registration: its status in words, the button, and the outcome of the last request. */
export function Registration(props: RegistrationProps) {
  const { tournament, store } = props;
  const problem = store.problem?.tournamentId === tournament.id ? store.problem.code : undefined;
  const text = useText();
  return (
    <Stack gap="small">
      <Status {...props} />
      {problem !== undefined && (
        <Notice tone="warning" live>
          {text(problem === 'UNCONFIRMED' ? messages.unconfirmed : refusals[problem])}
        </Notice>
      )}
    </Stack>
  );
}

function Status(props: RegistrationProps) {
  const { tournament, store, points } = props;
  const text = useText();
  const { deadline } = useDates();
  const { phase, status } = tournament;
  switch (status) {
    case 'NOT_REGISTERED':
      return <Register {...props} />;
    case 'QUALIFIED_PENDING_REGISTRATION':
      return (
        <>
          {tournament.canRegister && <Muted>{text(messages.qualified)}</Muted>}
          <Register {...props} />
        </>
      );
    case 'REGISTERED':
      return (
        <Notice tone="positive" title={text(messages.registered)}>
          {phase === 'RUNNING'
            ? text(messages.countsUntil, { end: deadline(Date.parse(tournament.endsAt)) })
            : text(messages.countsFrom, { start: deadline(Date.parse(tournament.startsAt)) })}
        </Notice>
      );
    case 'PENDING':
      return <Pending tournament={tournament} />;
    case 'REGISTERED_PENDING_QUALIFICATION':
      return (
        <Notice tone="info" title={text(messages.registered)}>
          {text(messages.unqualified, { level: tournament.qualifyingLevel ?? 0 })}
        </Notice>
      );
    case 'FINISHED':
    case 'CANCELLED':
      return <Outcome tournament={tournament} points={points} />;
    case 'UNKNOWN':
      return (
        <Notice
          tone="warning"
          action={
            <Button tone="secondary" size="small" onPress={store.reload}>
              {text(messages.retry)}
            </Button>
          }
        >
          {text(messages.unknown)}
        </Notice>
      );
  }
}

function Register({ tournament, store, points, describedBy }: RegistrationProps) {
  const text = useText();
  const write = usePointsText();
  const refusal = useRefusalText(tournament, points);
  const { id, canRegister, cost, costValue } = tournament;
  if (!canRegister) return refusal === undefined ? null : <Muted>{refusal}</Muted>;
  return (
    <Button
      stretch
      busy={store.registering === id}
      describedBy={describedBy}
      onPress={() => void store.register(id)}
    >
      {cost === 0 ? text(messages.register) : text(messages.registerFor, { cost: write(cost, costValue) })}
    </Button>
  );
}

/** Registered, while the tournament has fewer players than it needs. */
function Pending({ tournament }: { readonly tournament: Tournament }) {
  const text = useText();
  const write = usePointsText();
  const { playersMin, cost, costValue, leaderboard } = tournament;
  return (
    <Notice tone="info" title={text(messages.registered)}>
      {text(messages.pending, { min: playersMin, players: leaderboard.players })}
      {cost > 0 && ` ${text(messages.pendingCost, { cost: write(cost, costValue) })}`}
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
