import { useText } from '@foyer/i18n';
import type { Scoring } from '@foyer/market/engagement-rules';
import type { EditorProps } from '../editor.ts';
import * as css from '../fields/fields.css.ts';
import { useProblemAt } from '../fields/fieldProblems.ts';
import { ItemList } from '../fields/ItemList.tsx';
import { messages } from './engagement.messages.ts';
import { useFields } from './fieldBuilders.tsx';

const KINDS = [
  ['wager', messages.wager],
  ['multiple', messages.bestMultiple],
  ['rounds', messages.rounds],
  ['points', messages.pointsRace],
] as const;

/** Initial scoring without caps, which have to be entered before it can be saved. */
const EMPTY: { readonly [Kind in Scoring['kind']]: Extract<Scoring, { kind: Kind }> } = {
  wager: { kind: 'wager', hourlyCapCents: 0 },
  multiple: { kind: 'multiple', minStakeCents: 0 },
  rounds: { kind: 'rounds', minStakeCents: 0, hourlyCap: 0 },
  points: { kind: 'points', minStakeCents: 0, hourlyCap: 0, steps: [] },
};

/** Scoring of rounds; scores that add up need a cap per hour. */
export function ScoringFields({
  path,
  value,
  disabled,
  onChange,
}: EditorProps<Scoring> & { readonly path: readonly (string | number)[] }) {
  const text = useText();
  const problemAt = useProblemAt();
  const field = useFields(path, disabled);
  return (
    <>
      <div className={css.grid}>
        {field.choice({
          name: 'scoring',
          place: ['kind'],
          value: value.kind,
          options: KINDS,
          onChange: (kind) => onChange(EMPTY[kind]),
        })}
        {value.kind === 'wager' &&
          field.number({
            name: 'hourlyCapCents',
            value: value.hourlyCapCents,
            onChange: (hourlyCapCents) => onChange({ ...value, hourlyCapCents }),
          })}
        {value.kind !== 'wager' &&
          field.number({
            name: 'minStakeCents',
            value: value.minStakeCents,
            onChange: (minStakeCents) => onChange({ ...value, minStakeCents }),
          })}
        {(value.kind === 'rounds' || value.kind === 'points') &&
          field.number({
            name: 'hourlyCap',
            value: value.hourlyCap,
            onChange: (hourlyCap) => onChange({ ...value, hourlyCap }),
          })}
      </div>
      {value.kind === 'points' && (
        <ItemList
          items={value.steps}
          disabled={disabled}
          isOrdered={false}
          addLabel={text(messages.addStep)}
          error={problemAt(...path, 'steps')}
          nameOf={(_, place) => text(messages.step, { place: place + 1 })}
          created={() => ({ multiple: 0, points: 0 })}
          onChange={(steps) => onChange({ ...value, steps: [...steps] })}
        >
          {(step, place, change) => (
            <StepFields path={[...path, 'steps', place]} value={step} disabled={disabled} onChange={change} />
          )}
        </ItemList>
      )}
    </>
  );
}

function StepFields({
  path,
  value,
  disabled,
  onChange,
}: EditorProps<{ multiple: number; points: number }> & { readonly path: readonly (string | number)[] }) {
  const field = useFields(path, disabled);
  return (
    <div className={css.grid}>
      {field.number({
        name: 'stepMultiple',
        place: ['multiple'],
        value: value.multiple,
        onChange: (multiple) => onChange({ ...value, multiple }),
      })}
      {field.number({
        name: 'points',
        value: value.points,
        onChange: (points) => onChange({ ...value, points }),
      })}
    </div>
  );
}
