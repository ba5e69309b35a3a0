import { Text, useLanguage, useText, useZonedDates } from '@foyer/i18n';
import type { Calendar } from '@foyer/kernel/calendar';
import { PageLink } from '@foyer/platform';
import { BulletList, Facts, Heading, Paragraph, Section, Stack } from '@foyer/ui';
import { lastDayOf } from '../../lastDay.ts';
import { messages } from './CalendarTerms.messages.ts';

const CONTENTS = ['points', 'money', 'bonusMoney', 'freeSpins', 'none'] as const;

/** The rules of the calendar, and how many doors contain what. */
export function CalendarTerms({ calendar }: { readonly calendar: Calendar }) {
  const text = useText();
  const { timeZone, pastDoors, contents } = calendar;
  const dates = useZonedDates(timeZone);
  const zone = useZoneName(timeZone);
  const when = dates.date(lastDayOf(calendar.endsAt));
  return (
    <Section title={text(messages.heading)}>
      <Stack gap="medium">
        <BulletList
          items={[
            { id: 'midnight', text: text(messages.midnight, { zone }) },
            {
              id: 'late',
              text: pastDoors === 'missed' ? text(messages.daily) : text(messages.late, { when }),
            },
            { id: 'same', text: text(messages.same) },
            { id: 'requirements', text: text(messages.requirements) },
            { id: 'rewards', text: text(messages.rewards) },
          ]}
        />
        <Heading level={3} size="title4">
          {text(messages.contents)}
        </Heading>
        <Facts
          items={CONTENTS.filter((kind) => contents[kind] > 0).map((kind) => ({
            label: text(messages[kind]),
            value: text(messages.doors, { count: contents[kind] }),
          }))}
        />
        <Paragraph size="small">
          <PageLink to="bonus-terms-and-conditions">
            <Text {...messages.terms} />
          </PageLink>
        </Paragraph>
      </Stack>
    </Section>
  );
}

/** Name of a time zone in the language of the page. */
function useZoneName(timeZone: string): string {
  const language = useLanguage();
  return (
    new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'longGeneric' })
      .formatToParts()
      .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  );
}
