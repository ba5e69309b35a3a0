import type { PageProps } from '@foyer/contract';
import { Text, useDates, useText } from '@foyer/i18n';
import { hrefTo } from '@foyer/links';
import { useBusinessReady, useConnectionState, usePageTitle, useServices } from '@foyer/platform';
import { ButtonLink, EmptyState, ErrorCard, Heading, Page, Paragraph, Skeleton, Stack } from '@foyer/ui';
import { useState } from 'react';
import { messages as gateMessages } from '../../features/engagement/EngagementGate.messages.ts';
import { EngagementGateDocument } from '../../features/engagement/EngagementGate.generated.ts';
import { EngagementGate } from '../../features/engagement/EngagementGate.tsx';
import { messages } from './CalendarPage.messages.ts';
import { CalendarTerms } from './parts/calendar-terms/CalendarTerms.tsx';
import { DoorDialog } from './parts/door-dialog/DoorDialog.tsx';
import { DoorGrid } from './parts/door-grid/DoorGrid.tsx';
import { CalendarHead } from './parts/next-door/CalendarHead.tsx';
import { useCalendar } from './useCalendar.ts';

/** The seasonal countdown calendar. Its address stays the same every year. */
export function Component(_props: PageProps) {
  const text = useText();
  usePageTitle(text(messages.title));
  return (
    <Page>
      <Stack gap="small">
        <Heading level={1}>{text(messages.title)}</Heading>
        <Paragraph size="lead" tone="muted">
          <Text {...messages.intro} />
        </Paragraph>
      </Stack>
      <EngagementGate query={EngagementGateDocument} skeleton={<Loading />}>
        <CalendarContent />
      </EngagementGate>
    </Page>
  );
}

function Loading() {
  return (
    <Stack gap="large">
      <Skeleton shape="block" height="12rem" />
      <Skeleton shape="block" height="28rem" />
    </Stack>
  );
}

function CalendarContent() {
  const store = useCalendar();
  const [shownDay, setShownDay] = useState<number>();
  const { status, answer } = store;
  useBusinessReady(answer !== undefined);
  if (!answer) return status === 'failed' ? <Failed onRetry={store.reload} /> : <Loading />;
  const { calendar } = answer;
  if (!calendar) return <Empty startsAt={answer.nextStartsAt} />;
  const shown = calendar.doors.find(({ day }) => day === shownDay);
  return (
    <Stack gap="large">
      {status === 'failed' && <Failed onRetry={store.reload} />}
      <CalendarHead calendar={calendar} />
      <DoorGrid calendar={calendar} onSelect={setShownDay} />
      <CalendarTerms calendar={calendar} />
      {shown && (
        <DoorDialog
          key={shown.day}
          calendar={calendar}
          door={shown}
          isOpening={store.opening === shown.day}
          open={store.open}
          onClose={() => setShownDay(undefined)}
        />
      )}
    </Stack>
  );
}

function Failed({ onRetry }: { onRetry(): void }) {
  const text = useText();
  const isOffline = useConnectionState() === 'offline';
  return (
    <ErrorCard title={text(gateMessages.failed)} retryLabel={text(gateMessages.retry)} onRetry={onRetry}>
      <Text {...(isOffline ? gateMessages.offline : gateMessages.failedText)} />
    </ErrorCard>
  );
}

function Empty({ startsAt }: { readonly startsAt: string | null }) {
  const text = useText();
  const dates = useDates();
  const { locale } = useServices();
  return (
    <EmptyState
      icon="calendar"
      title={text(messages.empty)}
      action={
        <ButtonLink tone="secondary" href={hrefTo(locale, 'games')}>
          {text(messages.toGames)}
        </ButtonLink>
      }
    >
      {startsAt === null
        ? text(messages.emptyNone)
        : text(messages.emptyText, { when: dates.date(Date.parse(startsAt)) })}
    </EmptyState>
  );
}
