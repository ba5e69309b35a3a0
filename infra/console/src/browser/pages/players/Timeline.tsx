import {
  playerTimelineSchema,
  TIMELINE_SUBJECTS,
  type PlayerRecord,
  type TimelineEvent,
} from '@foyer/market/player-record-answers';
import { Text, useText } from '@foyer/i18n';
import { Button, Heading, Notice, Paragraph, Skeleton } from '@foyer/ui';
import { Select } from '@foyer/ui/forms';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { failureOf, sendRequest, type RequestFailure } from '../../adapters/sendRequest.ts';
import { utcAndLocalTime } from '../../model/times.ts';
import { useReadFailureText } from '../../parts/change-dialog/failureText.ts';
import * as panel from '../../parts/page-head/panel.css.ts';
import * as css from './players.css.ts';
import { messages, subjects } from './timeline.messages.ts';
import { useEventText } from './useEventText.ts';

const ALL = 'all';

/** Events of the account, newest first, with the member of staff who decided and the reason. */
export function Timeline({
  record: { brand, currency, playerId, timeZone },
}: {
  readonly record: PlayerRecord;
}) {
  const id = useId();
  const text = useText();
  const eventText = useEventText(currency);
  const failureText = useReadFailureText();
  const [subject, setSubject] = useState<string>(ALL);
  const { events, hasMore, isBusy, failure, loadMore } = useTimeline(brand, playerId, subject);
  return (
    <section className={panel.panel} aria-labelledby={id}>
      <Heading id={id} level={3} size="title3">
        <Text {...messages.title} />
      </Heading>
      <div className={panel.fields}>
        <Select
          label={text(messages.show)}
          value={subject}
          options={[
            { value: ALL, label: text(messages.all) },
            ...TIMELINE_SUBJECTS.map((value) => ({ value, label: text(subjects[value]) })),
          ]}
          onChange={setSubject}
        />
      </div>
      {failure !== undefined && (
        <Notice tone="negative" live title={text(messages.notShown)}>
          {failureText(failure)}
        </Notice>
      )}
      {events === undefined && failure === undefined && <Skeleton height="12rem" />}
      {events?.length === 0 && (
        <Paragraph>
          <Text {...messages.none} />
        </Paragraph>
      )}
      <ol className={css.events}>
        {events?.map((event) => (
          <li key={event.ref} className={css.event}>
            <span>{eventText(event)}</span>
            {event.reason !== null && <q className={css.quote}>{event.reason}</q>}
            <span className={panel.muted}>
              {event.staff === null
                ? utcAndLocalTime(event.at, timeZone)
                : text(messages.by, { at: utcAndLocalTime(event.at, timeZone), staff: event.staff })}
            </span>
          </li>
        ))}
      </ol>
      {hasMore && (
        <div className={panel.actions}>
          <Button size="small" tone="secondary" busy={isBusy} onPress={loadMore}>
            <Text {...messages.more} />
          </Button>
        </div>
      )}
    </section>
  );
}

function useTimeline(brand: string, playerId: string, subject: string) {
  const [events, setEvents] = useState<readonly TimelineEvent[]>();
  const [hasMore, setMore] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<RequestFailure>();
  const latest = useRef(0);

  const load = useCallback(
    async (before: readonly TimelineEvent[]): Promise<void> => {
      latest.current += 1;
      const own = latest.current;
      const last = before.at(-1);
      setBusy(true);
      setFailure(undefined);
      try {
        const page = await sendRequest('/player/timeline', playerTimelineSchema, {
          brand,
          playerId,
          ...(subject !== ALL && { subject }),
          ...(last && { before: { at: last.at, ref: last.ref } }),
        });
        if (latest.current !== own) return;
        setEvents([...before, ...page.events]);
        setMore(page.hasMore);
      } catch (error) {
        if (latest.current === own) setFailure(failureOf(error));
      } finally {
        if (latest.current === own) setBusy(false);
      }
    },
    [brand, playerId, subject],
  );
  useEffect(() => {
    setEvents(undefined);
    void load([]);
  }, [load]);
  return { events, hasMore, isBusy, failure, loadMore: () => void load(events ?? []) };
}
