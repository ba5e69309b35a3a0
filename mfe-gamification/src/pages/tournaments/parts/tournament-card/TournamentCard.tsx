import { useText } from '@foyer/i18n';
import type { PointsAnswer } from '@foyer/kernel/engagement';
import type { Tournament } from '@foyer/kernel/tournaments';
import { useServices } from '@foyer/platform';
import { Badge, ButtonLink, Card, Facts, Heading, Paragraph, Row, Stack } from '@foyer/ui';
import { useId } from 'react';
import type { TournamentsStore } from '../../../../features/tournaments/useTournaments.ts';
import { hrefToTournament } from '../../openedTournament.ts';
import { phases } from '../../TournamentsPage.messages.ts';
import { OwnPlace } from '../leaderboard/OwnPlace.tsx';
import { Registration } from '../registration/Registration.tsx';
import * as css from './TournamentCard.css.ts';
import { messages } from './TournamentCard.messages.ts';
import { PHASE_TONES } from './phaseTones.ts';
import { useTournamentFacts } from './useTournamentFacts.tsx';

interface TournamentCardProps {
  readonly tournament: Tournament;
  readonly store: TournamentsStore;
  readonly points: PointsAnswer | undefined;
}

/** A tournament in the list: what comes next, first prize, cost, and the registration. */
export function TournamentCard({ tournament, store, points }: TournamentCardProps) {
  const id = useId();
  const text = useText();
  const { locale } = useServices();
  const { awaited, main } = useTournamentFacts(tournament, points);
  return (
    <li className={css.item}>
      <Card as="article" labelledBy={id}>
        <Stack gap="medium">
          <Stack gap="small">
            <Row>
              <Badge tone={PHASE_TONES[tournament.phase]}>{text(phases[tournament.phase])}</Badge>
            </Row>
            <Heading id={id} level={3} size="title3">
              {tournament.name}
            </Heading>
            <Paragraph>{tournament.description}</Paragraph>
          </Stack>
          <OwnPlace tournament={tournament} />
          <Facts items={[...awaited, ...main]} />
          <Registration tournament={tournament} store={store} points={points} describedBy={id} />
          <ButtonLink tone="secondary" stretch href={hrefToTournament(locale, tournament.id)}>
            {text(messages.details)}
          </ButtonLink>
        </Stack>
      </Card>
    </li>
  );
}
