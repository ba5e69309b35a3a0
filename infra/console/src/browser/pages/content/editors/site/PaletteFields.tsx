import { useText } from '@foyer/i18n';
import { contentSchemaOf, JACKPOT_COLORS, type JackpotPalette } from '@foyer/market/content';
import { Switch } from '@foyer/ui/forms';
import * as v from 'valibot';
import type { EditorProps } from '../editor.ts';
import { ColorField } from '../fields/ColorField.tsx';
import * as css from '../fields/fields.css.ts';
import { useProblemAt } from '../fields/fieldProblems.ts';
import { messages } from './SiteEditor.messages.ts';

/** Readable colours to start from where no delivered ones exist: text on a dark ground. */
const NEW = Object.fromEntries(
  JACKPOT_COLORS.map((name) => [
    name,
    ['highlight', 'body', 'buttonBackground'].includes(name) ? '#ffffff' : '#101828',
  ]),
) as JackpotPalette; // one entry per colour

function deliveredPalette(settings: unknown): JackpotPalette | undefined {
  const read = v.safeParse(contentSchemaOf('site'), settings);
  return (read.success ? read.output.jackpotSettings.colorPalette : null) ?? undefined;
}

/** Colours of the jackpot with their swatches; null uses those of the theme. */
export function PaletteFields({
  value,
  delivered,
  disabled,
  onChange,
}: EditorProps<JackpotPalette | null> & { readonly delivered: unknown }) {
  const text = useText();
  const problemAt = useProblemAt();
  return (
    <>
      <Switch
        label={text(messages.ownColors)}
        description={text(messages.ownColorsHelp)}
        value={value !== null}
        disabled={disabled}
        onChange={(isOn) => onChange(isOn ? (deliveredPalette(delivered) ?? NEW) : null)}
      />
      {value !== null && (
        <div className={css.grid}>
          {JACKPOT_COLORS.map((name) => (
            <ColorField
              key={name}
              label={text(messages[`color_${name}`])}
              value={value[name]}
              disabled={disabled}
              error={problemAt('jackpotSettings', 'colorPalette', name)}
              onChange={(color) => onChange({ ...value, [name]: color })}
            />
          ))}
        </div>
      )}
    </>
  );
}
