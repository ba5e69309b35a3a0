import { useText, type Message } from '@foyer/i18n';
import { NumberField, Select, TextField } from '@foyer/ui/forms';
import { ListField } from '../fields/ListField.tsx';
import { useProblemAt } from '../fields/fieldProblems.ts';
import { TimeField } from '../fields/TimeField.tsx';
import { messages } from './engagement.messages.ts';

type Label = keyof typeof messages;
type Path = readonly (string | number)[];

interface FieldProps<Value> {
  /** Key of the label, and of the place in the item. */
  readonly name: Label;
  /** Place of the field in the body, when it is not `name` in the item. */
  readonly place?: Path;
  readonly help?: Label;
  readonly value: Value;
  onChange(value: Value): void;
}

interface Period {
  readonly activeFrom?: string | null | undefined;
  readonly activeTill?: string | null | undefined;
}

/** The fields of one item: each shows the finding at its place. */
export function useFields(path: Path, disabled: boolean) {
  const text = useText();
  const problemAt = useProblemAt();
  const common = ({ name, place = [name], help }: Pick<FieldProps<unknown>, 'name' | 'place' | 'help'>) => ({
    label: text(messages[name]),
    description: help && text(messages[help]),
    error: problemAt(...path, ...place),
    disabled,
  });
  const time = ({ value, onChange, ...field }: FieldProps<string | null>) => {
    const { description = '', ...others } = common(field);
    return (
      <TimeField
        {...others}
        description={description}
        value={value ?? ''}
        onChange={(next) => onChange(next === '' ? null : next)}
      />
    );
  };
  /** A number that may be absent. Text that is not a number is 0, which the server rejects: absent often means unlimited. */
  const optional = ({ value, onChange, ...field }: FieldProps<number | null>) => (
    <NumberField
      {...common(field)}
      value={value ?? undefined}
      onChange={(next) => onChange(next ?? null)}
      onUnreadable={() => onChange(0)}
    />
  );
  return {
    time,
    optional,
    /** The time from which a rule applies, and its end. */
    period: (
      value: Period,
      onChange: (change: {
        readonly activeFrom?: string | null;
        readonly activeTill?: string | null;
      }) => void,
    ) => (
      <>
        {time({
          name: 'activeFrom',
          help: 'activeFromHelp',
          value: value.activeFrom ?? null,
          onChange: (activeFrom) => onChange({ activeFrom }),
        })}
        {time({
          name: 'activeTill',
          help: 'activeTillHelp',
          value: value.activeTill ?? null,
          onChange: (activeTill) => onChange({ activeTill }),
        })}
      </>
    ),
    lowestLevel: (
      { minLevel }: { readonly minLevel: number | null },
      onChange: (change: { readonly minLevel: number | null }) => void,
    ) =>
      optional({
        name: 'minLevel',
        help: 'anyHelp',
        value: minLevel,
        onChange: (next) => onChange({ minLevel: next }),
      }),
    word: ({ value, onChange, ...field }: FieldProps<string>) => (
      <TextField {...common(field)} value={value} autoComplete="off" onChange={onChange} />
    ),
    /** A required number. An empty field is 0, which the server rejects where 0 is invalid. */
    number: ({ value, onChange, ...field }: FieldProps<number>) => (
      <NumberField {...common(field)} value={value} onChange={(next) => onChange(next ?? 0)} />
    ),
    names: ({ value, onChange, ...field }: FieldProps<readonly string[]>) => (
      <ListField {...common(field)} value={value} onChange={onChange} />
    ),
    choice: <Value extends string>({
      value,
      onChange,
      options,
      ...field
    }: FieldProps<Value> & { readonly options: readonly (readonly [Value, Message | string])[] }) => (
      <Select
        {...common(field)}
        value={value}
        options={options.map(([name, label]) => ({
          value: name,
          label: typeof label === 'string' ? label : text(label),
        }))}
        onChange={onChange}
      />
    ),
  };
}
