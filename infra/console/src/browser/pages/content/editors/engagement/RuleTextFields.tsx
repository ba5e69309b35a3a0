import { useText, type Message } from '@foyer/i18n';
import { TRANSLATED_LOCALES } from '@foyer/links';
import type { RuleText } from '@foyer/market/engagement-rules';
import { Button } from '@foyer/ui';
import { TextField } from '@foyer/ui/forms';
import { useContext } from 'react';
import * as panel from '../../../../parts/page-head/panel.css.ts';
import * as css from '../fields/fields.css.ts';
import { useProblemAt } from '../fields/fieldProblems.ts';
import { DeliveredTexts, englishOf } from './deliveredTexts.ts';
import { messages } from './engagement.messages.ts';

const languages = new Intl.DisplayNames(['en-GB'], { type: 'language' });

/** Empty texts. All languages are required before they can be saved. */
export const NO_TEXT: Exclude<RuleText, string> = { en: '', fi: '', et_EE: '', fr_CA: '', ja: '' };

interface RuleTextFieldsProps {
  readonly label: Message;
  /** Path in the body of the section. */
  readonly path: readonly (string | number)[];
  readonly value: RuleText;
  readonly disabled: boolean;
  onChange(value: RuleText): void;
}

/** A text in every language, or the delivered one. */
export function RuleTextFields({ label, path, value, disabled, onChange }: RuleTextFieldsProps) {
  const text = useText();
  const problemAt = useProblemAt();
  const field = text(label);
  const delivered = useContext(DeliveredTexts);
  if (typeof value === 'string')
    return (
      <div className={panel.head}>
        <p className={panel.muted}>
          {text(messages.delivered, { field, text: englishOf(value, delivered) })}
        </p>
        {!disabled && (
          <Button tone="quiet" size="small" onPress={() => onChange(NO_TEXT)}>
            {text(messages.writeTexts)}
          </Button>
        )}
      </div>
    );
  return (
    <div role="group" aria-label={field} className={css.grid}>
      {TRANSLATED_LOCALES.map((locale) => (
        <TextField
          key={locale}
          label={text(messages.inLanguage, {
            field,
            language: languages.of(locale.replace('_', '-')) ?? locale,
          })}
          value={value[locale]}
          autoComplete="off"
          disabled={disabled}
          error={problemAt(...path, locale)}
          onChange={(next) => onChange({ ...value, [locale]: next })}
        />
      ))}
    </div>
  );
}

interface Named {
  readonly name: RuleText;
  readonly description: RuleText;
}

interface NameFieldsProps extends Omit<RuleTextFieldsProps, 'label' | 'value' | 'onChange'> {
  readonly value: Named;
  onChange(change: Partial<Named>): void;
}

/** Name and description of a rule. */
export function NameFields({ path, value, disabled, onChange }: NameFieldsProps) {
  return (['name', 'description'] as const).map((name) => (
    <RuleTextFields
      key={name}
      label={messages[name]}
      path={[...path, name]}
      value={value[name]}
      disabled={disabled}
      onChange={(next) => onChange({ [name]: next })}
    />
  ));
}
