import { useText } from '@foyer/i18n';
import type { ThemeSettings } from '@foyer/market/theme-settings';
import { NumberField, TextField } from '@foyer/ui/forms';
import type { EditorProps } from '../editor.ts';
import * as css from '../fields/fields.css.ts';
import { useProblemAt } from '../fields/fieldProblems.ts';
import { messages } from './ThemesEditor.messages.ts';

interface PictureFieldsProps extends EditorProps<ThemeSettings['logo']> {
  readonly label: string;
  /** Place of the picture in the body. */
  readonly path: readonly string[];
}

/** Path of an icon or logo, and its size. */
export function PictureFields({ label, path, value, disabled, onChange }: PictureFieldsProps) {
  const text = useText();
  const problemAt = useProblemAt();
  return (
    <div className={css.grid}>
      <TextField
        label={label}
        description={text(messages.pictureHelp)}
        value={value.url}
        autoComplete="off"
        disabled={disabled}
        error={problemAt(...path, 'url')}
        onChange={(url) => onChange({ ...value, url })}
      />
      {(['width', 'height'] as const).map((side) => (
        <NumberField
          key={side}
          label={text(messages[side], { picture: label })}
          description={text(messages.pixels)}
          value={Number.isNaN(value[side]) ? undefined : value[side]}
          disabled={disabled}
          error={problemAt(...path, side)}
          onChange={(size) => onChange({ ...value, [side]: size ?? Number.NaN })}
        />
      ))}
    </div>
  );
}
