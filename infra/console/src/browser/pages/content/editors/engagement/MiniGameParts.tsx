import type { MiniGamePrizeRule, PlaySourceRule } from '@foyer/market/engagement-rules';
import type { EditorProps } from '../editor.ts';
import * as css from '../fields/fields.css.ts';
import { messages } from './engagement.messages.ts';
import { useFields } from './fieldBuilders.tsx';
import { OptionalRewardField } from './RewardField.tsx';

export const NEW_SOURCES: Readonly<Record<PlaySourceRule['kind'], PlaySourceRule>> = {
  mission: { kind: 'mission', mission: '', count: 1 },
  level: { kind: 'level', level: 1, count: 1 },
  calendar: { kind: 'calendar', calendar: '', count: 1 },
};

interface PartProps<Value> extends EditorProps<Value> {
  /** Path in the body of the section. */
  readonly path: readonly (string | number)[];
}

/** A prize: its share of the odds, reward and stock. */
export function PrizeFields({ path, value, disabled, onChange }: PartProps<MiniGamePrizeRule>) {
  const field = useFields(path, disabled);
  const { reward } = value;
  return (
    <div className={css.grid}>
      {field.word({ name: 'id', value: value.id, onChange: (id) => onChange({ ...value, id }) })}
      {field.number({
        name: 'parts',
        help: 'partsHelp',
        value: value.parts,
        onChange: (parts) => onChange({ ...value, parts }),
      })}
      <OptionalRewardField
        path={[...path, 'reward']}
        value={reward.kind === 'none' ? null : reward}
        disabled={disabled}
        onChange={(next) => onChange({ ...value, reward: next ?? { kind: 'none' } })}
      />
      {field.optional({
        name: 'stock',
        help: 'stockHelp',
        value: value.stock,
        onChange: (stock) => onChange({ ...value, stock }),
      })}
    </div>
  );
}

/** A source of plays: the mission, level or calendar, and the number of plays. */
export function SourceFields({ path, value, disabled, onChange }: PartProps<PlaySourceRule>) {
  const field = useFields(path, disabled);
  return (
    <div className={css.grid}>
      {field.choice({
        name: 'sourceKind',
        place: ['kind'],
        value: value.kind,
        options: [
          ['mission', messages.sourceMission],
          ['level', messages.sourceLevel],
          ['calendar', messages.sourceCalendar],
        ],
        onChange: (kind) => onChange(NEW_SOURCES[kind]),
      })}
      {value.kind === 'mission' &&
        field.word({
          name: 'sourceMissionId',
          place: ['mission'],
          value: value.mission,
          onChange: (mission) => onChange({ ...value, mission }),
        })}
      {value.kind === 'calendar' &&
        field.word({
          name: 'sourceCalendarId',
          place: ['calendar'],
          value: value.calendar,
          onChange: (calendar) => onChange({ ...value, calendar }),
        })}
      {value.kind === 'level' &&
        field.number({
          name: 'minLevel',
          place: ['level'],
          value: value.level,
          onChange: (level) => onChange({ ...value, level }),
        })}
      {field.number({
        name: 'sourceCount',
        place: ['count'],
        value: value.count,
        onChange: (count) => onChange({ ...value, count }),
      })}
    </div>
  );
}
