import type { DoorRule } from '@foyer/market/engagement-rules';
import type { EditorProps } from '../editor.ts';
import * as css from '../fields/fields.css.ts';
import { useProblemAt } from '../fields/fieldProblems.ts';
import { messages } from './engagement.messages.ts';
import { useFields } from './fieldBuilders.tsx';
import { OptionalRewardField } from './RewardField.tsx';

interface DoorFieldsProps extends EditorProps<DoorRule> {
  /** Path in the body of the section. */
  readonly path: readonly (string | number)[];
}

type Requirement = NonNullable<DoorRule['requirement']>;
const NO_REQUIREMENT = 'anyone';
const EMPTY: Readonly<Record<Requirement['kind'], Requirement>> = {
  level: { kind: 'level', level: 1 },
  wager: { kind: 'wager', cents: 0 },
};

/** Fields of one door: its requirement and what it contains. */
export function DoorFields({ path, value, disabled, onChange }: DoorFieldsProps) {
  const problemAt = useProblemAt();
  const field = useFields(path, disabled);
  const { requirement, reward } = value;
  const problem = problemAt(...path);
  return (
    <>
      {problem !== undefined && <p className={css.error}>{problem}</p>}
      <div className={css.grid}>
        {field.choice<Requirement['kind'] | typeof NO_REQUIREMENT>({
          name: 'requirement',
          value: requirement?.kind ?? NO_REQUIREMENT,
          options: [
            [NO_REQUIREMENT, messages.anyone],
            ['level', messages.levelRequirement],
            ['wager', messages.wagerRequirement],
          ],
          onChange: (kind) =>
            onChange({ ...value, requirement: kind === NO_REQUIREMENT ? null : EMPTY[kind] }),
        })}
        {requirement?.kind === 'level' &&
          field.number({
            name: 'minLevel',
            place: ['requirement', 'level'],
            value: requirement.level,
            onChange: (level) => onChange({ ...value, requirement: { kind: 'level', level } }),
          })}
        {requirement?.kind === 'wager' &&
          field.number({
            name: 'wagerCents',
            place: ['requirement', 'cents'],
            value: requirement.cents,
            onChange: (cents) => onChange({ ...value, requirement: { kind: 'wager', cents } }),
          })}
        <OptionalRewardField
          path={[...path, 'reward']}
          value={reward.kind === 'none' ? null : reward}
          disabled={disabled}
          onChange={(next) => onChange({ ...value, reward: next ?? { kind: 'none' } })}
        />
      </div>
    </>
  );
}
