import type { LevelRule } from '@foyer/market/engagement-rules';
import type { EditorProps } from '../editor.ts';
import * as css from '../fields/fields.css.ts';
import { messages } from './engagement.messages.ts';
import { useFields } from './fieldBuilders.tsx';
import { OptionalRewardField } from './RewardField.tsx';
import { RuleTextFields } from './RuleTextFields.tsx';

interface LevelFieldsProps extends EditorProps<LevelRule> {
  /** Index in the list. */
  readonly index: number;
}

/** Fields of one level: name, points, reward, start. */
export function LevelFields({ index, value, disabled, onChange }: LevelFieldsProps) {
  const set = (change: Partial<LevelRule>): void => onChange({ ...value, ...change });
  const field = useFields([index], disabled);
  return (
    <>
      <RuleTextFields
        label={messages.name}
        path={[index, 'name']}
        value={value.name}
        disabled={disabled}
        onChange={(name) => set({ name })}
      />
      <div className={css.grid}>
        {field.number({
          name: 'levelPoints',
          place: ['points'],
          help: 'levelPointsHelp',
          value: value.points,
          onChange: (points) => set({ points }),
        })}
        <OptionalRewardField
          path={[index, 'reward']}
          value={value.reward}
          disabled={disabled}
          onChange={(reward) => set({ reward })}
        />
        {field.time({
          name: 'activeFrom',
          help: 'activeFromHelp',
          value: value.activeFrom ?? null,
          onChange: (activeFrom) => set({ activeFrom }),
        })}
      </div>
    </>
  );
}
