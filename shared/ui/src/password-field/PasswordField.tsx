import { useText } from '@foyer/i18n';
import { MAX_INPUT_LENGTH } from '@foyer/money';
import { useState } from 'react';
import * as css from '../field/Field.css.ts';
import { FieldFrame, useFieldControl, type FieldProps } from '../field/Field.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { messages } from './PasswordField.messages.ts';

export interface PasswordFieldProps extends FieldProps {
  readonly name?: string;
  readonly value: string;
  /** Autofill hint for password managers: `current-password` to sign in, `new-password` to choose one. */
  readonly autoComplete: 'current-password' | 'new-password';
  onChange(value: string): void;
}

/** Password input with a show/hide button; allows paste and password managers. */
export function PasswordField({ name, value, autoComplete, onChange, ...field }: PasswordFieldProps) {
  const control = useFieldControl(field);
  const text = useText();
  const [isShown, setShown] = useState(false);
  return (
    <FieldFrame {...field} control={control}>
      <span className={css.box}>
        <input
          {...control}
          className={css.input}
          name={name}
          type={isShown ? 'text' : 'password'}
          value={value}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={MAX_INPUT_LENGTH}
          onChange={(event) => onChange(event.target.value)}
        />
        <IconButton
          icon={isShown ? 'eyeOff' : 'eye'}
          label={text(isShown ? messages.hide : messages.show)}
          onPress={() => setShown(!isShown)}
        />
      </span>
    </FieldFrame>
  );
}
