import { useText, type Message } from '@foyer/i18n';
import { FONT_FAMILIES, type ThemeSettings } from '@foyer/market/theme-settings';
import { Disclosure } from '@foyer/ui';
import { NumberField, Select } from '@foyer/ui/forms';
import * as css from '../fields/fields.css.ts';
import { useProblemAt } from '../fields/fieldProblems.ts';
import { HEADING_LEVELS, type ThemeFieldsProps } from './themeParts.ts';
import { messages } from './ThemesEditor.messages.ts';

/** Typographic settings whose value is a number. */
type TypeSetting = Extract<
  keyof ThemeSettings,
  `${string}FontSize${string}` | `${string}FontWeight` | 'bodyLineHeight'
>;

const FAMILIES = FONT_FAMILIES.map((family) => ({ value: family, label: family }));

/** Families, sizes and weights of texts and headings. */
export function FontFields({ theme, value, disabled, onChange }: ThemeFieldsProps) {
  const text = useText();
  const problemAt = useProblemAt();

  function size(name: TypeSetting, label: string, help: Message = messages.pixels) {
    const current = value[name];
    return (
      <NumberField
        key={name}
        label={label}
        description={text(help)}
        value={Number.isNaN(current) ? undefined : current}
        disabled={disabled}
        error={problemAt(theme, name)}
        onChange={(next) => onChange({ ...value, [name]: next ?? Number.NaN })}
      />
    );
  }

  return (
    <>
      <Disclosure title={text(messages.fonts)}>
        <div className={css.grid}>
          {(['bodyFont', 'headingFont'] as const).map((name) => (
            <Select
              key={name}
              label={text(messages[name])}
              description={text(messages.fontHelp)}
              value={value[name]}
              options={FAMILIES}
              disabled={disabled}
              error={problemAt(theme, name)}
              onChange={(family) => onChange({ ...value, [name]: family })}
            />
          ))}
          {size('bodyFontSizeDesktop', text(messages.bodyFontSizeDesktop))}
          {size('bodyFontSizeMobile', text(messages.bodyFontSizeMobile))}
          {size('bodyLineHeight', text(messages.bodyLineHeight), messages.lineHeightHelp)}
        </div>
      </Disclosure>
      <Disclosure title={text(messages.headings)}>
        <div className={css.grid}>
          {size('displayFontSizeDesktop', text(messages.displayFontSizeDesktop))}
          {size('displayFontSizeMobile', text(messages.displayFontSizeMobile))}
          {HEADING_LEVELS.flatMap((level) => [
            size(`heading${level}FontSizeDesktop`, text(messages.headingSizeDesktop, { level })),
            size(`heading${level}FontSizeMobile`, text(messages.headingSizeMobile, { level })),
            size(`heading${level}FontWeight`, text(messages.headingWeight, { level }), messages.weightHelp),
          ])}
        </div>
      </Disclosure>
    </>
  );
}
