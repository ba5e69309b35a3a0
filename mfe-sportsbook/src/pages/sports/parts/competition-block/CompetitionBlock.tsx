import { useText } from '@foyer/i18n';
import { PageLink, useServices } from '@foyer/platform';
import { Button, Heading, Paragraph, VisuallyHidden } from '@foyer/ui';
import { useId, useState } from 'react';
import { useCountryName } from '../../../../components/country-name/useCountryName.ts';
import { SPORT_NAMES } from '../../../../components/sport-icon/sportNames.messages.ts';
import { SportIcon } from '../../../../components/sport-icon/SportIcon.tsx';
import { FavouriteStar } from '../../../../features/favourites/FavouriteStar.tsx';
import type { CompetitionGroup } from '../../programme.ts';
import { EventRow } from '../event-row/EventRow.tsx';
import * as css from './CompetitionBlock.css.ts';
import { messages } from './CompetitionBlock.messages.ts';
import { openedCompetitions } from './openedCompetitions.ts';

export interface CompetitionBlockProps {
  readonly group: CompetitionGroup;
  readonly stale: boolean;
  /** Number of matches shown at first; the rest on request. */
  readonly atFirst?: number;
}

/** The matches of one competition. */
export function CompetitionBlock({
  group: { competition, events },
  stale,
  atFirst = Infinity,
}: CompetitionBlockProps) {
  const heading = useId();
  const text = useText();
  const countryName = useCountryName();
  const opened = openedCompetitions(useServices());
  const { id, sport, name, country } = competition;
  const [isWhole, setIsWhole] = useState(opened.has(id));
  const shown = isWhole ? events : events.slice(0, atFirst);
  const hidden = events.length - shown.length;
  const showAll = (): void => {
    opened.add(id);
    setIsWhole(true);
  };
  return (
    // Not a landmark: a competition can appear under both live and upcoming matches.
    <div className={css.block}>
      <div className={css.head}>
        <SportIcon sport={sport} />
        <Heading id={heading} level={3} size="label">
          <VisuallyHidden>{text(SPORT_NAMES[sport])} · </VisuallyHidden>
          <PageLink to="sports-competition" params={{ sport, competition: id }} tone="plain">
            {name}
          </PageLink>
        </Heading>
        <span className={css.country}>{countryName(country)}</span>
        <FavouriteStar favourite={`c:${id}`} name={name} />
      </div>
      {events.length === 0 ? (
        <div className={css.empty}>
          <Paragraph size="small" tone="muted">
            {text(messages.empty)}
          </Paragraph>
        </div>
      ) : (
        <ul aria-labelledby={heading}>
          {shown.map((event) => (
            <EventRow key={event.id} event={event} sport={sport} stale={stale} />
          ))}
        </ul>
      )}
      {hidden > 0 && (
        <div className={css.more}>
          <Button tone="bare" size="small" onPress={showAll}>
            {text(messages.more, { count: hidden })}
          </Button>
        </div>
      )}
    </div>
  );
}
