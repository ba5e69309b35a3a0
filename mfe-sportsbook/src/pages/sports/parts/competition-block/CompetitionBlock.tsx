import { useText } from '@foyer/i18n';
import { Button, Heading, VisuallyHidden } from '@foyer/ui';
import { useId, useState } from 'react';
import { SPORT_NAMES } from '../../../../components/sport-icon/sportNames.messages.ts';
import { SportIcon } from '../../../../components/sport-icon/SportIcon.tsx';
import type { CompetitionGroup } from '../../programme.ts';
import { EventRow } from '../event-row/EventRow.tsx';
import * as css from './CompetitionBlock.css.ts';
import { messages } from './CompetitionBlock.messages.ts';

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
  const id = useId();
  const text = useText();
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? events : events.slice(0, atFirst);
  const hidden = events.length - shown.length;
  return (
    // Not a landmark: a competition can appear under both live and upcoming matches.
    <div className={css.block}>
      <div className={css.head}>
        <SportIcon sport={competition.sport} />
        <Heading id={id} level={3} size="label">
          <VisuallyHidden>{text(SPORT_NAMES[competition.sport])} · </VisuallyHidden>
          {competition.name}
        </Heading>
      </div>
      <ul aria-labelledby={id}>
        {shown.map((event) => (
          <EventRow key={event.id} event={event} sport={competition.sport} stale={stale} />
        ))}
      </ul>
      {hidden > 0 && (
        <div className={css.more}>
          <Button tone="bare" size="small" onPress={() => setIsWhole(true)}>
            {text(messages.more, { count: hidden })}
          </Button>
        </div>
      )}
    </div>
  );
}
