import { useText } from '@foyer/i18n';
import type { ContentImage } from '@foyer/market/content';
import { TextField } from '@foyer/ui/forms';
import type { EditorProps } from '../editor.ts';
import * as css from './fields.css.ts';
import { messages } from './fields.messages.ts';
import { useProblemAt } from './fieldProblems.ts';
import { KeyField } from './KeyField.tsx';

interface ImageFieldProps extends EditorProps<ContentImage | null> {
  readonly label: string;
  /** Place of the picture in the body. */
  readonly path: readonly (string | number)[];
}

/** Address of a picture, and the key of its text; without an address there is no picture. */
export function ImageField({ label, path, value, disabled, onChange }: ImageFieldProps) {
  const text = useText();
  const problemAt = useProblemAt();
  return (
    <div className={css.grid}>
      <TextField
        label={label}
        description={text(messages.imageHelp)}
        optional
        value={value?.url ?? ''}
        disabled={disabled}
        autoComplete="off"
        error={problemAt(...path, 'url')}
        onChange={(url) => onChange(url === '' ? null : { alt: null, ...value, url })}
      />
      {value !== null && (
        <KeyField
          label={text(messages.alt, { picture: label })}
          description={text(messages.altHelp)}
          value={value.alt}
          disabled={disabled}
          error={problemAt(...path, 'alt')}
          onChange={(alt) => onChange({ ...value, alt })}
        />
      )}
    </div>
  );
}
