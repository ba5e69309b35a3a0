import { useText } from '@foyer/i18n';
import { MISSION_RIBBONS, RECURRENCES, type MissionRule } from '@foyer/market/engagement-rules';
import { Switch } from '@foyer/ui/forms';
import type { EditorProps } from '../editor.ts';
import * as css from '../fields/fields.css.ts';
import { ItemList } from '../fields/ItemList.tsx';
import { messages } from './engagement.messages.ts';
import { useFields } from './fieldBuilders.tsx';
import { RewardField } from './RewardField.tsx';
import { NameFields, NO_TEXT } from './RuleTextFields.tsx';
import { TaskFields } from './TaskFields.tsx';

interface MissionFieldsProps extends EditorProps<MissionRule> {
  /** Index in the list. */
  readonly index: number;
  /** Ids of the other missions. */
  readonly others: readonly string[];
}

/** Fields of one mission: texts, period, conditions, tasks, reward. */
export function MissionFields({ index, others, value, disabled, onChange }: MissionFieldsProps) {
  const text = useText();
  const set = (change: Partial<MissionRule>): void => onChange({ ...value, ...change });
  const field = useFields([index], disabled);
  return (
    <>
      <div className={css.grid}>
        {field.word({ name: 'id', help: 'idHelp', value: value.id, onChange: (id) => set({ id }) })}
        {field.choice({
          name: 'ribbon',
          value: value.ribbon ?? '',
          options: [
            ['', messages.noRibbon],
            ...MISSION_RIBBONS.map((name) => [name, messages[name]] as const),
          ],
          onChange: (ribbon) => set({ ribbon: ribbon === '' ? null : ribbon }),
        })}
      </div>
      <NameFields path={[index]} value={value} disabled={disabled} onChange={set} />
      <div className={css.grid}>
        {field.period(value, set)}
        {field.optional({
          name: 'limitMinutes',
          help: 'limitMinutesHelp',
          value: value.limitMinutes,
          onChange: (limitMinutes) => set({ limitMinutes }),
        })}
        {field.choice({
          name: 'lockedBy',
          value: value.lockedBy ?? '',
          options: [['', messages.notLocked], ...others.map((id) => [id, id] as const)],
          onChange: (lockedBy) => set({ lockedBy: lockedBy === '' ? null : lockedBy }),
        })}
        {field.lowestLevel(value, set)}
        {field.choice({
          name: 'recurrence',
          value: value.recurrence,
          options: RECURRENCES.map((name) => [name, messages[name]]),
          onChange: (recurrence) => set({ recurrence }),
        })}
        {value.recurrence !== 'never' &&
          field.optional({
            name: 'maxCompletions',
            help: 'unlimitedHelp',
            value: value.maxCompletions,
            onChange: (maxCompletions) => set({ maxCompletions }),
          })}
      </div>
      <Switch
        label={text(messages.requiresOptIn)}
        value={value.requiresOptIn}
        disabled={disabled}
        onChange={(requiresOptIn) => set({ requiresOptIn })}
      />
      <ItemList
        items={value.tasks}
        disabled={disabled}
        addLabel={text(messages.addTask)}
        nameOf={(_, place) => text(messages.task, { place: place + 1 })}
        created={() => ({
          id: `task-${value.tasks.length + 1}`,
          title: NO_TEXT,
          filter: { kind: 'bet', product: 'casino' } as const,
          counter: 'count' as const,
          target: 0,
        })}
        onChange={(tasks) => set({ tasks: [...tasks] })}
      >
        {(task, place, change) => (
          <TaskFields path={[index, 'tasks', place]} value={task} disabled={disabled} onChange={change} />
        )}
      </ItemList>
      <Switch
        label={text(messages.needsClaim)}
        value={value.claim !== null}
        disabled={disabled}
        onChange={(needsClaim) => set({ claim: needsClaim ? { expiresAfterMinutes: null } : null })}
      />
      <div className={css.grid}>
        {value.claim !== null &&
          field.optional({
            name: 'expiresAfterMinutes',
            place: ['claim', 'expiresAfterMinutes'],
            help: 'unlimitedHelp',
            value: value.claim.expiresAfterMinutes,
            onChange: (expiresAfterMinutes) => set({ claim: { expiresAfterMinutes } }),
          })}
        <RewardField
          path={[index, 'reward']}
          value={value.reward}
          disabled={disabled}
          onChange={(reward) => set({ reward })}
        />
        {field.names({
          name: 'relatedGames',
          help: 'slugsHelp',
          value: value.relatedGames,
          onChange: (relatedGames) => set({ relatedGames: [...relatedGames] }),
        })}
      </div>
    </>
  );
}
