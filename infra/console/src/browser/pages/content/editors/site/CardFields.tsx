import { useText } from '@foyer/i18n';
import type { ContentImage } from '@foyer/market/content';
import { TextField } from '@foyer/ui/forms';
import type { EditorProps } from '../editor.ts';
import { ColorField } from '../fields/ColorField.tsx';
import * as css from '../fields/fields.css.ts';
import { useProblemAt } from '../fields/fieldProblems.ts';
import { ImageField } from '../fields/ImageField.tsx';
import { KeyField } from '../fields/KeyField.tsx';
import { ListField } from '../fields/ListField.tsx';
import { messages } from './LoyaltyFields.messages.ts';

type Text = 'subtitle' | 'benefitsTitle' | 'description';

/** Values of a card of the loyalty page; each kind of card has some of them. */
type Card = Readonly<
  Partial<Record<'rank' | 'title', string>> &
    Partial<Record<Text | 'color', string | null>> &
    Partial<Record<'logo' | 'image', ContentImage | null>> & { benefits?: readonly string[] }
>;

interface CardFieldsProps<Value extends Card> extends EditorProps<Value> {
  /** Place of the card in the body. */
  readonly path: readonly (string | number)[];
  /** The key of its first text, which names the card. */
  readonly head: 'rank' | 'title';
  readonly texts: readonly (Text & keyof Value)[];
  readonly picture: 'logo' | 'image';
}

/** A card of the loyalty page: keys of its texts, its picture, colour and benefits. */
export function CardFields<Value extends Card>({
  path,
  head,
  texts,
  picture,
  value,
  disabled,
  onChange,
}: CardFieldsProps<Value>) {
  const text = useText();
  const problemAt = useProblemAt();
  const at = (name: keyof Card) => ({ disabled, error: problemAt(...path, name) });
  const { color, benefits } = value;
  return (
    <>
      <div className={css.grid}>
        <TextField
          {...at(head)}
          label={text(messages[head])}
          value={value[head] ?? ''}
          autoComplete="off"
          onChange={(next) => onChange({ ...value, [head]: next })}
        />
        {texts.map((name) => (
          <KeyField
            key={name}
            {...at(name)}
            label={text(messages[name])}
            value={value[name] ?? null}
            onChange={(next) => onChange({ ...value, [name]: next })}
          />
        ))}
        {benefits !== undefined && (
          <ListField
            {...at('benefits')}
            label={text(messages.benefits)}
            description={text(messages.benefitsHelp)}
            value={benefits}
            onChange={(next) => onChange({ ...value, benefits: next })}
          />
        )}
        {color !== undefined && (
          <ColorField
            {...at('color')}
            label={text(messages.color)}
            description={text(messages.colorHelp)}
            value={color ?? ''}
            onChange={(next) => onChange({ ...value, color: next === '' ? null : next })}
          />
        )}
      </div>
      <ImageField
        label={text(messages[picture])}
        path={[...path, picture]}
        value={value[picture] ?? null}
        disabled={disabled}
        onChange={(image) => onChange({ ...value, [picture]: image })}
      />
    </>
  );
}
