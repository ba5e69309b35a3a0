import { useText, type Message } from '@foyer/i18n';
import { languageName, TRANSLATED_LOCALES } from '@foyer/links';
import { TextField } from '@foyer/ui/forms';
import type { LabelDraft } from './squadDraft.ts';

/** One text in each language; English is used for the others. */
export function LabelFields({
  label,
  labels,
  isOptional = false,
  onChange,
}: {
  /** With the value `language`. */
  readonly label: Message;
  readonly labels: LabelDraft;
  readonly isOptional?: boolean;
  onChange(labels: LabelDraft): void;
}) {
  const text = useText();
  return TRANSLATED_LOCALES.map((locale) => (
    <TextField
      key={locale}
      label={text(label, { language: languageName(locale, TRANSLATED_LOCALES, 'en') })}
      value={labels[locale] ?? ''}
      autoComplete="off"
      optional={isOptional || locale !== 'en'}
      onChange={(value) => onChange({ ...labels, [locale]: value })}
    />
  ));
}
