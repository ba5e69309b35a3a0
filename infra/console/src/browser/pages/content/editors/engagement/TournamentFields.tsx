import { useText } from '@foyer/i18n';
import type { TournamentSeries, TournamentTerms } from '@foyer/market/engagement-rules';
import type { EditorProps } from '../editor.ts';
import * as css from '../fields/fields.css.ts';
import { useProblemAt } from '../fields/fieldProblems.ts';
import { ItemList } from '../fields/ItemList.tsx';
import { messages } from './engagement.messages.ts';
import { useFields } from './fieldBuilders.tsx';
import { RewardField } from './RewardField.tsx';
import { NameFields } from './RuleTextFields.tsx';
import { ScoringFields } from './ScoringFields.tsx';

const MINUTES = [
  'lastsMinutes',
  'registrationBeforeMinutes',
  'registrationAfterMinutes',
  'lateMinutes',
] as const;

interface TournamentFieldsProps extends EditorProps<TournamentSeries> {
  /** Index in the list. */
  readonly index: number;
}

/** Fields of one series: texts, times, conditions, scoring, prizes. */
export function TournamentFields({ index, value, disabled, onChange }: TournamentFieldsProps) {
  const set = (change: Partial<TournamentSeries>): void => onChange({ ...value, ...change });
  const field = useFields([index], disabled);
  return (
    <>
      <div className={css.grid}>
        {field.word({ name: 'id', help: 'idHelp', value: value.id, onChange: (id) => set({ id }) })}
        {field.time({
          name: 'firstStart',
          value: value.firstStart,
          onChange: (firstStart) => set({ firstStart: firstStart ?? '' }),
        })}
        {field.time({
          name: 'lastStart',
          help: 'lastStartHelp',
          value: value.lastStart ?? null,
          onChange: (lastStart) => set({ lastStart }),
        })}
        {field.optional({
          name: 'everyDays',
          help: 'onceHelp',
          value: value.everyDays,
          onChange: (everyDays) => set({ everyDays }),
        })}
        {MINUTES.map((name) => (
          <div key={name}>
            {field.number({ name, value: value[name], onChange: (next) => set({ [name]: next }) })}
          </div>
        ))}
      </div>
      <TermsFields
        path={[index, 'terms']}
        value={value.terms}
        disabled={disabled}
        onChange={(terms) => set({ terms })}
      />
    </>
  );
}

function TermsFields({
  path,
  value,
  disabled,
  onChange,
}: EditorProps<TournamentTerms> & { readonly path: readonly (string | number)[] }) {
  const text = useText();
  const problemAt = useProblemAt();
  const set = (change: Partial<TournamentTerms>): void => onChange({ ...value, ...change });
  const field = useFields(path, disabled);
  const list = (name: 'games' | 'studios') =>
    field.names({
      name,
      help: 'slugsHelp',
      value: value[name] ?? [],
      onChange: (slugs) => set({ [name]: slugs.length === 0 ? null : slugs }),
    });
  return (
    <>
      <NameFields path={path} value={value} disabled={disabled} onChange={set} />
      <div className={css.grid}>
        {field.number({
          name: 'playersMin',
          value: value.playersMin,
          onChange: (playersMin) => set({ playersMin }),
        })}
        {field.optional({
          name: 'playersMax',
          help: 'unlimitedHelp',
          value: value.playersMax,
          onChange: (playersMax) => set({ playersMax }),
        })}
        {field.number({
          name: 'cost',
          help: 'zeroHelp',
          value: value.cost,
          onChange: (cost) => set({ cost }),
        })}
        {field.optional({
          name: 'qualifyingLevel',
          help: 'anyHelp',
          value: value.qualifyingLevel,
          onChange: (qualifyingLevel) => set({ qualifyingLevel }),
        })}
        {list('games')}
        {list('studios')}
      </div>
      <ScoringFields
        path={[...path, 'scoring']}
        value={value.scoring}
        disabled={disabled}
        onChange={(scoring) => set({ scoring })}
      />
      <ItemList
        items={value.prizes}
        disabled={disabled}
        isOrdered={false}
        addLabel={text(messages.addPrize)}
        error={problemAt(...path, 'prizes')}
        nameOf={(_, place) => text(messages.prize, { place: place + 1 })}
        created={() => {
          const place = (value.prizes.at(-1)?.placeTo ?? 0) + 1;
          return { placeFrom: place, placeTo: place, reward: { kind: 'points' as const, points: 0 } };
        }}
        onChange={(prizes) => set({ prizes: [...prizes] })}
      >
        {(prize, place, change) => (
          <PrizeFields
            path={[...path, 'prizes', place]}
            value={prize}
            disabled={disabled}
            onChange={change}
          />
        )}
      </ItemList>
    </>
  );
}

function PrizeFields({
  path,
  value,
  disabled,
  onChange,
}: EditorProps<TournamentTerms['prizes'][number]> & { readonly path: readonly (string | number)[] }) {
  const field = useFields(path, disabled);
  return (
    <div className={css.grid}>
      {field.number({
        name: 'placeFrom',
        value: value.placeFrom,
        onChange: (placeFrom) => onChange({ ...value, placeFrom }),
      })}
      {field.number({
        name: 'placeTo',
        value: value.placeTo,
        onChange: (placeTo) => onChange({ ...value, placeTo }),
      })}
      <RewardField
        path={[...path, 'reward']}
        value={value.reward}
        disabled={disabled}
        onChange={(reward) => onChange({ ...value, reward })}
      />
    </div>
  );
}
