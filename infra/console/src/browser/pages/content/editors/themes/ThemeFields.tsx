import { useText } from '@foyer/i18n';
import type { ThemeSettings } from '@foyer/market/theme-settings';
import { Disclosure } from '@foyer/ui';
import { NumberField, TextField } from '@foyer/ui/forms';
import * as css from '../fields/fields.css.ts';
import { useProblemAt } from '../fields/fieldProblems.ts';
import { FontFields } from './FontFields.tsx';
import { PictureFields } from './PictureFields.tsx';
import { ThemeColorField } from './ThemeColorField.tsx';
import { contrastOf } from './themeContrast.ts';
import { COLOR_GROUPS, GRADIENTS, PICTURES, type ThemeFieldsProps } from './themeParts.ts';
import { ThemePreview } from './ThemePreview.tsx';
import { messages } from './ThemesEditor.messages.ts';

const COLOR_PARTS = Object.entries(COLOR_GROUPS) as [
  keyof typeof COLOR_GROUPS,
  (typeof COLOR_GROUPS)[keyof typeof COLOR_GROUPS],
][];

/** A preview with the contrast, and the settings of a theme by subject. */
export function ThemeFields({
  theme,
  delivered,
  value,
  disabled,
  onChange,
}: ThemeFieldsProps & { readonly delivered: ThemeSettings }) {
  const text = useText();
  const problemAt = useProblemAt();
  const contrast = contrastOf(value, delivered);
  const set = (change: Partial<ThemeSettings>): void => onChange({ ...value, ...change });
  return (
    <div className={css.list}>
      <ThemePreview theme={theme} settings={value} contrast={contrast} />
      {COLOR_PARTS.map(([group, names]) => (
        <Disclosure key={group} title={text(messages[group])}>
          <div className={css.grid}>
            {names.map((name) => (
              <ThemeColorField
                key={name}
                theme={theme}
                name={name}
                value={value[name]}
                worst={contrast.worstOf(name)}
                disabled={disabled}
                onChange={(color) => set({ [name]: color })}
              />
            ))}
          </div>
        </Disclosure>
      ))}
      <Disclosure title={text(messages.gradients)}>
        <div className={css.list}>
          {GRADIENTS.map((name) => (
            <TextField
              key={name}
              label={text(messages[name])}
              description={text(messages.gradientHelp)}
              value={value[name]}
              maximumLength={1_000}
              autoComplete="off"
              disabled={disabled}
              error={problemAt(theme, name)}
              onChange={(gradient) => set({ [name]: gradient })}
            />
          ))}
        </div>
      </Disclosure>
      <FontFields theme={theme} value={value} disabled={disabled} onChange={onChange} />
      <Disclosure title={text(messages.shapes)}>
        <div className={css.grid}>
          {(['roundness', 'buttonRoundness'] as const).map((name) => (
            <NumberField
              key={name}
              label={text(messages[name])}
              description={text(messages.pixels)}
              value={Number.isNaN(value[name]) ? undefined : value[name]}
              disabled={disabled}
              error={problemAt(theme, name)}
              onChange={(size) => set({ [name]: size ?? Number.NaN })}
            />
          ))}
        </div>
      </Disclosure>
      <Disclosure title={text(messages.pictures)}>
        <div className={css.list}>
          {PICTURES.map((name) => (
            <PictureFields
              key={name}
              label={text(messages[name])}
              path={[theme, name]}
              value={value[name]}
              disabled={disabled}
              onChange={(picture) => set({ [name]: picture })}
            />
          ))}
        </div>
      </Disclosure>
    </div>
  );
}
