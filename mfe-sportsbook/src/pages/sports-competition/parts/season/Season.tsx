import { useDates, useText } from '@foyer/i18n';
import type { CompetitionMessage } from '@foyer/kernel/sports-results';
import { Paragraph, Section } from '@foyer/ui';
import { useCountryName } from '../../../../components/country-name/useCountryName.ts';
import { ResultList } from '../../../sports-results/parts/result-list/ResultList.tsx';
import { messages } from '../../SportsCompetitionPage.messages.ts';
import { Standings } from '../standings/Standings.tsx';

/** Standings and results of the current season. */
export function Season({ message }: { readonly message: CompetitionMessage }) {
  const text = useText();
  const countryName = useCountryName();
  const { date } = useDates();
  const { competition, season, standings, results } = message;
  return (
    <>
      {standings.length > 0 && (
        <Section title={text(messages.standings)}>
          <Paragraph size="small" tone="muted">
            {text(messages.season, {
              country: countryName(competition.country),
              number: season.number,
              from: date(season.startsAt),
              until: date(season.endsAt),
            })}
          </Paragraph>
          <Standings standings={standings} />
        </Section>
      )}
      {results.length > 0 && (
        <Section title={text(messages.results)}>
          <ResultList group={{ competition, results }} level={3} />
        </Section>
      )}
    </>
  );
}
