import type { AdditionalFieldName } from '@foyer/graphql/main';
import { useLanguage, useText, type Message } from '@foyer/i18n';
import { countryCodes } from '@foyer/kernel/country-codes';
import { Select, TextField, type FormError } from '@foyer/ui/forms';
import { useMemo } from 'react';
import { messages } from './AddressFields.messages.ts';

export type Answers = Readonly<Partial<Record<AdditionalFieldName, string>>>;
export type Problems = Readonly<Partial<Record<AdditionalFieldName, Message>>>;

const AUTOCOMPLETE: Readonly<Partial<Record<AdditionalFieldName, string>>> = {
  street: 'street-address',
  zipCode: 'postal-code',
  city: 'address-level2',
  state: 'address-level1',
  phoneNumber: 'tel',
  occupation: 'organization-title',
};

export interface AddressFieldsProps {
  readonly names: readonly AdditionalFieldName[];
  readonly values: Answers;
  readonly problems: Problems;
  onChange(values: Answers): void;
}

/** Fields of the account's contact data and of the facts that due diligence requires. */
export function AddressFields({ names, values, problems, onChange }: AddressFieldsProps) {
  const text = useText();
  const language = useLanguage();
  return names.map((name) => {
    const problem = problems[name];
    const field = {
      name,
      label: text(messages[name]),
      value: values[name] ?? '',
      onChange: (value: string) => onChange({ ...values, [name]: value }),
      ...(problem && { error: text(problem) }),
    };
    if (name !== 'nationality')
      return (
        <TextField
          key={name}
          {...field}
          autoComplete={AUTOCOMPLETE[name] ?? 'off'}
          type={name === 'phoneNumber' ? 'tel' : 'text'}
        />
      );
    return (
      <Select key={name} {...field} placeholder={text(messages.choose)} options={countriesIn(language)} />
    );
  });
}

function countriesIn(language: string): readonly { readonly value: string; readonly label: string }[] {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  return countryCodes()
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .toSorted((one, other) => one.label.localeCompare(other.label, language));
}

/** The fields that are empty, before the server checks the others. */
export function emptyFields(names: readonly AdditionalFieldName[], values: Answers): Problems {
  return Object.fromEntries(
    names.filter((name) => !values[name]?.trim()).map((name) => [name, messages.required]),
  );
}

/** The fields that the server rejected, from the keys of its ValidationFailure. */
export function rejectedFields(names: readonly AdditionalFieldName[], keys: readonly string[]): Problems {
  return Object.fromEntries(
    names.filter((name) => keys.includes(name)).map((name) => [name, messages.invalid]),
  );
}

/** The problems for the summary of a form; unchanged while the player types, because a new list takes the focus. */
export function useFormErrors(problems: Problems): readonly FormError[] {
  const text = useText();
  return useMemo(
    () => Object.entries(problems).map(([field, problem]) => ({ field, message: text(problem) })),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new function in each rendering of the same language
    [problems],
  );
}
