import { useDates, useText } from '@foyer/i18n';
import { parseHistoryMessage, type FeedResult } from '@foyer/kernel/sports-results';
import { Button, Disclosure, Heading } from '@foyer/ui';
import { useId, useMemo, useState } from 'react';
import { readHistory } from '../../../../features/sports-feed/adapters/feedReads.ts';
import { useFeedAnswer } from '../../../../features/sports-feed/useFeedAnswer.ts';
import type { Sides } from '../../../../features/outcome/mainNames.ts';
import { messages as board } from '../../../sports/SportsPage.messages.ts';
import * as css from './MatchHistory.css.ts';
import { messages } from './MatchHistory.messages.ts';

export interface MatchHistoryProps {
  readonly id: string;
  readonly sides: Sides;
}

/** Earlier matches of both sides, loaded when the player opens them. */
export function MatchHistory({ id, sides }: MatchHistoryProps) {
  const text = useText();
  const [isOpened, setIsOpened] = useState(false);
  return (
    <Disclosure level={2} title={text(messages.title)} onToggle={(isOpen) => setIsOpened(isOpened || isOpen)}>
      {isOpened && <Lists id={id} sides={sides} />}
    </Disclosure>
  );
}

function Lists({ id, sides }: MatchHistoryProps) {
  const text = useText();
  const question = useMemo(() => ({ read: () => readHistory(id), parse: parseHistoryMessage }), [id]);
  const { state, retry } = useFeedAnswer(question);
  if (state === 'loading') return <p role="status">{text(messages.loading)}</p>;
  if (state === 'failed')
    return (
      <div role="alert">
        <p>{text(messages.failed)}</p>
        <Button onPress={retry}>{text(board.retry)}</Button>
      </div>
    );
  return (
    <div className={css.lists}>
      <Matches title={text(messages.meetings)} matches={state.meetings} />
      <Matches title={sides.home} matches={state.home} team={sides.home} />
      <Matches title={sides.away} matches={state.away} team={sides.away} />
    </div>
  );
}

interface MatchesProps {
  readonly title: string;
  readonly matches: readonly FeedResult[];
  /** The team whose form it is; undefined for matches between the two. */
  readonly team?: string;
}

function Matches({ title, matches, team }: MatchesProps) {
  const text = useText();
  const { date } = useDates();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Heading id={id} level={3} size="label">
        {title}
      </Heading>
      {matches.length === 0 && <p className={css.muted}>{text(messages.none)}</p>}
      <ul className={css.list}>
        {matches.map((match) => (
          <li key={match.id} className={css.match}>
            <span>{`${match.home} – ${match.away}`}</span>
            <span className={css.score}>{`${match.score.home}–${match.score.away}`}</span>
            <span className={css.muted}>
              {match.status === 'VOID'
                ? text(messages.abandoned)
                : team === undefined
                  ? date(match.startsAt)
                  : text(messages[formOf(match, team)])}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Won, drawn or lost, from the side of a team. */
function formOf({ home, score }: FeedResult, team: string): 'W' | 'D' | 'L' {
  const lead = home === team ? score.home - score.away : score.away - score.home;
  return lead > 0 ? 'W' : lead < 0 ? 'L' : 'D';
}
