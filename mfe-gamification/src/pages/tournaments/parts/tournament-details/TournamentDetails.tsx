import { useText } from '@foyer/i18n';
import type { PointsAnswer } from '@foyer/kernel/engagement';
import type { Tournament } from '@foyer/kernel/tournaments';
import { useServices, useFeature } from '@foyer/platform';
import { hrefTo } from '@foyer/links';
import { Badge, Facts, Heading, Link, Paragraph, Row, Section, Stack } from '@foyer/ui';
import { useId } from 'react';
import type { TournamentsStore } from '../../../../features/tournaments/useTournaments.ts';
import { phases } from '../../TournamentsPage.messages.ts';
import { LeaderboardTable } from '../leaderboard/LeaderboardTable.tsx';
import { OwnPlace } from '../leaderboard/OwnPlace.tsx';
import { Prizes } from '../prizes/Prizes.tsx';
import { Registration } from '../registration/Registration.tsx';
import { ScoringRule } from '../scoring/ScoringRule.tsx';
import { messages } from '../tournament-card/TournamentCard.messages.ts';
import { PHASE_TONES } from '../tournament-card/phaseTones.ts';
import { useConditions, useTournamentFacts } from '../tournament-card/useTournamentFacts.tsx';
import * as css from './TournamentDetails.css.ts';

interface TournamentDetailsProps {
  readonly tournament: Tournament;
  readonly store: TournamentsStore;
  readonly points: PointsAnswer | undefined;
}

/** One tournament with everything that decides about it: leaderboard, prizes, scoring, conditions. */
export function TournamentDetails({ tournament, store, points }: TournamentDetailsProps) {
  const id = useId();
  const text = useText();
  const { awaited, main } = useTournamentFacts(tournament, points);
  const conditions = useConditions(tournament);
  return (
    <article className={css.details} aria-labelledby={id}>
      <div className={css.wide}>
        <Stack gap="small">
          <Row>
            <Badge tone={PHASE_TONES[tournament.phase]}>{text(phases[tournament.phase])}</Badge>
          </Row>
          <Heading id={id} level={2} size="title1">
            {tournament.name}
          </Heading>
          <Paragraph size="lead">{tournament.description}</Paragraph>
        </Stack>
      </div>
      <Stack gap="large">
        <OwnPlace tournament={tournament} />
        <Facts items={[...awaited, ...main]} />
        <Registration tournament={tournament} store={store} points={points} describedBy={id} />
        <Prizes tournament={tournament} points={points} />
      </Stack>
      <Stack gap="large">
        <LeaderboardTable tournament={tournament} />
        <ScoringRule tournament={tournament} />
        <Section title={text(messages.conditions)} level={3}>
          <Facts items={conditions} columns="wide" />
          <FullTerms />
        </Section>
      </Stack>
    </article>
  );
}

/** The full terms, where the licence requires them. */
function FullTerms() {
  const text = useText();
  const { locale } = useServices();
  if (!useFeature('fullTermsLinkInChallenges')) return null;
  return (
    <Paragraph size="small">
      <Link href={hrefTo(locale, 'bonus-terms-and-conditions')}>{text(messages.fullTerms)}</Link>
    </Paragraph>
  );
}
