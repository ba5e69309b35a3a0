import { Text } from '@foyer/i18n';
import { useId, useState } from 'react';
import * as v from 'valibot';
import * as css from '../../../parts/change-dialog/ChangeDialog.css.ts';
import * as contentCss from '../content.css.ts';
import { INVALID, type EditorProps } from './editor.ts';
import { messages } from './editors.messages.ts';

/** The body as JSON. */
export function JsonEditor({ value, disabled, onChange }: EditorProps<unknown>) {
  const id = useId();
  const [written, setWritten] = useState<string>();
  // a form beside the JSON may have changed the body
  const isOwn = value === INVALID || JSON.stringify(read(written ?? '')) === JSON.stringify(value);
  const shown = written !== undefined && isOwn ? written : JSON.stringify(value, null, 2);

  function write(next: string): void {
    setWritten(next);
    onChange(read(next));
  }

  return (
    <div className={css.group}>
      <label className={css.legend} htmlFor={id}>
        <Text {...messages.json} />
      </label>
      <textarea
        id={id}
        className={`${css.box} ${contentCss.json}`}
        value={shown}
        disabled={disabled}
        spellCheck={false}
        rows={24}
        onChange={(event) => write(event.target.value)}
      />
    </div>
  );
}

const jsonSchema = v.pipe(v.string(), v.parseJson());

function read(text: string): unknown {
  const { success, output } = v.safeParse(jsonSchema, text);
  return success ? output : INVALID;
}
