import { useId, type ReactNode } from 'react';
import { content } from '../checkbox/Checkbox.css.ts';
import { description as descriptionStyle } from '../field/Field.css.ts';
import * as css from './Switch.css.ts';

export interface SwitchProps {
  readonly label: string;
  readonly description?: ReactNode;
  readonly value: boolean;
  readonly disabled?: boolean;
  onChange(value: boolean): void;
}

/** A switch that takes effect immediately. */
export function Switch({ label, description, value, disabled = false, onChange }: SwitchProps) {
  const id = useId();
  return (
    <label className={css.line}>
      <span className={content}>
        <span>{label}</span>
        {description !== undefined && (
          <span id={id} className={descriptionStyle}>
            {description}
          </span>
        )}
      </span>
      <input
        className={css.input}
        type="checkbox"
        role="switch"
        checked={value}
        disabled={disabled}
        aria-label={label}
        aria-describedby={description === undefined ? undefined : id}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
