import { Text } from '@foyer/i18n';
import { useId } from 'react';
import * as css from '../change-dialog/ChangeDialog.css.ts';
import { messages } from '../change-dialog/ChangeDialog.messages.ts';

/** Minimum length of a reason, in characters. */
export const MIN_REASON_LENGTH = 3;
const MAX_REASON_LENGTH = 500;

export interface WrittenProps {
  readonly value: string;
  onChange(value: string): void;
}

/** Reason for the audit log; with `isForPlayer`, the player reads it, too. */
export function ReasonField({
  value,
  onChange,
  isForPlayer = false,
}: WrittenProps & { readonly isForPlayer?: boolean }) {
  const id = useId();
  const help = isForPlayer ? 'playerMessageHelp' : 'reasonHelp';
  return (
    <div className={css.group}>
      <label className={css.legend} htmlFor={id}>
        <Text {...messages[isForPlayer ? 'playerMessage' : 'reason']} />
      </label>
      <textarea
        id={id}
        className={css.box}
        rows={2}
        maxLength={MAX_REASON_LENGTH}
        value={value}
        aria-describedby={`${id}-help`}
        aria-required
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={`${id}-help`} className={css.help}>
        <Text {...messages[value !== '' && value.trim().length < MIN_REASON_LENGTH ? 'reasonShort' : help]} />
      </p>
    </div>
  );
}

/** Input that must match a word. */
export function TypedConfirmation({ word, value, onChange }: WrittenProps & { readonly word: string }) {
  const id = useId();
  return (
    <div className={css.group}>
      <label className={css.legend} htmlFor={id}>
        <Text {...messages.typing} values={{ word: <span className={css.word}>{word}</span> }} />
      </label>
      <input
        id={id}
        className={css.box}
        type="text"
        value={value}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
