import { useText } from '@foyer/i18n';
import { Button } from '@foyer/ui';
import { useId } from 'react';
import * as dialogCss from '../../../parts/change-dialog/ChangeDialog.css.ts';
import * as css from '../content.css.ts';
import { messages } from './editors.messages.ts';

interface TextRowProps {
  /** Key of the text. */
  readonly name: string;
  readonly edited: string | undefined;
  readonly delivered: string | undefined;
  readonly english: string | undefined;
  readonly showEnglish: boolean;
  readonly disabled: boolean;
  /** Undefined restores the delivered text. */
  onChange(text: string | undefined): void;
}

/** One text with its English and its delivered version. */
export function TextRow({ name, edited, delivered, english, showEnglish, disabled, onChange }: TextRowProps) {
  const text = useText();
  const id = useId();
  const shown = edited ?? delivered ?? '';
  return (
    <div className={css.row}>
      <div className={dialogCss.group}>
        <label htmlFor={id} className={css.place}>
          {name}
        </label>
        {showEnglish && (
          <p id={`${id}-english`} className={dialogCss.help}>
            {english === undefined ? text(messages.noEnglish) : text(messages.english, { text: english })}
          </p>
        )}
        {edited !== undefined && delivered !== undefined && (
          <>
            <p className={dialogCss.help}>{text(messages.delivered, { text: delivered })}</p>
            <Button tone="quiet" size="small" disabled={disabled} onPress={() => onChange(undefined)}>
              {text(messages.useDelivered, { key: name })}
            </Button>
          </>
        )}
      </div>
      <textarea
        id={id}
        className={dialogCss.box}
        rows={Math.min(8, Math.max(2, Math.ceil(shown.length / 60)))}
        value={shown}
        disabled={disabled}
        aria-describedby={showEnglish ? `${id}-english` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
