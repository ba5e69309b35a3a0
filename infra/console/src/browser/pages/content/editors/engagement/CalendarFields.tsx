import { useText } from '@foyer/i18n';
import { PAST_DOORS, type CalendarRule } from '@foyer/market/engagement-rules';
import { Heading } from '@foyer/ui';
import type { EditorProps } from '../editor.ts';
import * as css from '../fields/fields.css.ts';
import { useProblemAt } from '../fields/fieldProblems.ts';
import { ItemList } from '../fields/ItemList.tsx';
import { DoorFields } from './DoorFields.tsx';
import { messages } from './engagement.messages.ts';
import { useFields } from './fieldBuilders.tsx';
import { NameFields } from './RuleTextFields.tsx';

interface CalendarFieldsProps extends EditorProps<CalendarRule> {
  /** Index in the list. */
  readonly index: number;
}

const PAST_DOOR_LABELS = { 'until-end': messages.untilEnd, missed: messages.missed } as const;

/** Fields of one calendar: texts, days, and its doors in order. */
export function CalendarFields({ index, value, disabled, onChange }: CalendarFieldsProps) {
  const text = useText();
  const problemAt = useProblemAt();
  const set = (change: Partial<CalendarRule>): void => onChange({ ...value, ...change });
  const field = useFields([index], disabled);
  return (
    <>
      <NameFields path={[index]} value={value} disabled={disabled} onChange={set} />
      <div className={css.grid}>
        {field.word({ name: 'id', help: 'idHelp', value: value.id, onChange: (id) => set({ id }) })}
        {field.word({
          name: 'timeZone',
          help: 'timeZoneHelp',
          value: value.timeZone,
          onChange: (timeZone) => set({ timeZone }),
        })}
        {field.word({
          name: 'calendarStart',
          place: ['startsOn'],
          help: 'startsOnHelp',
          value: value.startsOn,
          onChange: (startsOn) => set({ startsOn }),
        })}
        {(['announcedDays', 'lastsDays', 'shownDays'] as const).map((name) => (
          <div key={name}>
            {field.number({ name, value: value[name], onChange: (days) => set({ [name]: days }) })}
          </div>
        ))}
        {(['firstYear', 'lastYear'] as const).map((name) => (
          <div key={name}>
            {field.optional({
              name,
              help: 'yearHelp',
              value: value[name] ?? null,
              onChange: (year) => set({ [name]: year }),
            })}
          </div>
        ))}
        {field.choice({
          name: 'pastDoors',
          value: value.pastDoors,
          options: PAST_DOORS.map((name) => [name, PAST_DOOR_LABELS[name]]),
          onChange: (pastDoors) => set({ pastDoors }),
        })}
      </div>
      <Heading level={4} size="title3">
        {text(messages.doors)}
      </Heading>
      <ItemList
        items={value.doors}
        disabled={disabled}
        addLabel={text(messages.addDoor)}
        error={problemAt(index, 'doors')}
        nameOf={(_door, place) => text(messages.door, { place: place + 1 })}
        created={() => ({ requirement: null, reward: { kind: 'points', points: 0 } }) as const}
        onChange={(doors) => set({ doors: [...doors] })}
      >
        {(door, place, change) => (
          <DoorFields path={[index, 'doors', place]} value={door} disabled={disabled} onChange={change} />
        )}
      </ItemList>
    </>
  );
}
