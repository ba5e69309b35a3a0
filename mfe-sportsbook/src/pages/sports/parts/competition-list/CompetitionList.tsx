import { useLanguage, useText } from '@foyer/i18n';
import type { SportId } from '@foyer/kernel/sports-feed';
import { PageLink } from '@foyer/platform';
import { Heading, Section, VisuallyHidden } from '@foyer/ui';
import { useCountryName } from '../../../../components/country-name/useCountryName.ts';
import { SPORT_NAMES } from '../../../../components/sport-icon/sportNames.messages.ts';
import { SportIcon } from '../../../../components/sport-icon/SportIcon.tsx';
import type { FeedBoard } from '../../../../features/sports-feed/feed.machine.ts';
import { competitionIndex, type CountedCompetition, type SportGroup } from '../../competitionIndex.ts';
import * as block from '../competition-block/CompetitionBlock.css.ts';
import * as css from './CompetitionList.css.ts';
import { messages } from './CompetitionList.messages.ts';

export interface CompetitionListProps {
  readonly board: FeedBoard;
  /** Undefined for those of all sports. */
  readonly sport: SportId | undefined;
}

/** Links to the competitions by sport and country. */
export function CompetitionList({ board, sport }: CompetitionListProps) {
  const text = useText();
  const language = useLanguage();
  const countryName = useCountryName();
  const { compare } = new Intl.Collator(language);
  const groups = competitionIndex(board, sport, (left, right) =>
    compare(countryName(left), countryName(right)),
  );
  if (groups.length === 0) return null;
  return (
    <Section title={text(messages.title)}>
      <div className={css.sports}>
        {sport === undefined
          ? groups.map((group) => <OneSport key={group.sport} group={group} />)
          : groups[0]?.countries.map(({ country, competitions }) => (
              <div key={country} className={block.block}>
                <div className={block.head}>
                  <Heading level={3} size="label">
                    {countryName(country)}
                  </Heading>
                </div>
                <div className={css.body}>
                  <Entries competitions={competitions} />
                </div>
              </div>
            ))}
      </div>
    </Section>
  );
}

function OneSport({ group: { sport, countries } }: { readonly group: SportGroup }) {
  const text = useText();
  const countryName = useCountryName();
  return (
    <div className={block.block}>
      <div className={block.head}>
        <SportIcon sport={sport} />
        <Heading level={3} size="label">
          <PageLink to="sports-sport" params={{ sport }} tone="plain">
            {text(SPORT_NAMES[sport])}
          </PageLink>
        </Heading>
      </div>
      <div className={css.body}>
        {countries.map(({ country, competitions }) => (
          <div key={country}>
            <p className={css.country}>{countryName(country)}</p>
            <Entries competitions={competitions} />
          </div>
        ))}
      </div>
    </div>
  );
}

function Entries({ competitions }: { readonly competitions: readonly CountedCompetition[] }) {
  const text = useText();
  return (
    <ul>
      {competitions.map(({ competition: { id, sport, name }, count }) => (
        <li key={id} className={css.entry}>
          <PageLink to="sports-competition" params={{ sport, competition: id }} tone="plain">
            {name}
          </PageLink>
          <span className={css.count}>
            <span aria-hidden="true">{count}</span>
            <VisuallyHidden>{text(messages.count, { count })}</VisuallyHidden>
          </span>
        </li>
      ))}
    </ul>
  );
}
