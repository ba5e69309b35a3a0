import { Text } from '@foyer/i18n';
import { useId, type ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import * as css from './Field.css.ts';
import { messages } from './Field.messages.ts';

/** Props shared by all fields. All texts are translated. */
export interface FieldProps {
  readonly label: string;
  /** Help text that is always visible; not a placeholder. */
  readonly description?: ReactNode;
  /** Error message: the problem and how to fix it. */
  readonly error?: string | undefined;
  readonly required?: boolean;
  /** Shows "(optional)" beside the label. */
  readonly optional?: boolean;
  readonly disabled?: boolean;
}

/** Attributes that associate an input with its label, help and error. */
export interface FieldControl {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
  readonly disabled: boolean;
}

/** Ids and attributes of one field. @internal */
export function useFieldControl({
  description,
  error,
  required,
  disabled = false,
}: FieldProps): FieldControl {
  const id = useId();
  const describedBy = [description !== undefined && `${id}-description`, error !== undefined && `${id}-error`]
    .filter(Boolean)
    .join(' ');
  return {
    id,
    'aria-describedby': describedBy === '' ? undefined : describedBy,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-required': required === true ? true : undefined,
    disabled,
  };
}

interface FieldFrameProps extends FieldProps {
  readonly control: FieldControl;
  readonly children: ReactNode;
}

/** Layout of a field: label, help, input, error. @internal */
export function FieldFrame({ label, optional, control, description, error, children }: FieldFrameProps) {
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={control.id}>
        <LabelText label={label} optional={optional} />
      </label>
      {description !== undefined && (
        <div id={`${control.id}-description`} className={css.description}>
          {description}
        </div>
      )}
      {children}
      <FieldError id={control.id} error={error} />
    </div>
  );
}

/** @internal */
export function LabelText({
  label,
  optional = false,
}: {
  readonly label: string;
  readonly optional?: boolean | undefined;
}) {
  return (
    <>
      {label}
      {optional && (
        <span className={css.optional}>
          {' '}
          <Text {...messages.optional} />
        </span>
      )}
    </>
  );
}

/** @internal */
export function FieldError({ id, error }: { readonly id: string; readonly error: string | undefined }) {
  if (error === undefined) return null;
  return (
    <p id={`${id}-error`} className={css.error}>
      <Icon name="error" size="small" />
      {error}
    </p>
  );
}
