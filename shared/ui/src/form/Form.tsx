import { useEffect, useRef, type ReactNode } from 'react';
import * as css from './Form.css.ts';

/** A field that failed validation: its `name` and how to fix it. */
export interface FormError {
  readonly field?: string | undefined;
  readonly message: string;
}

export interface FormProps {
  /** Translated heading of the error summary. */
  readonly errorTitle: string;
  /** Fields that failed validation on submit; the summary takes the focus. */
  readonly errors?: readonly FormError[];
  onSubmit(): void;
  readonly children: ReactNode;
}

/** A form with an error summary. Native validation messages are off: they are not in the player's language. */
export function Form({ errorTitle, errors = [], onSubmit, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const hasErrors = errors.length > 0;
  useEffect(() => {
    // Focused, because a summary above the visible area is not noticed at the submit button.
    if (hasErrors) summary.current?.focus();
  }, [hasErrors, errors]);

  const jumpTo = (name: string): void => {
    // A field with several inputs names them `<name>-<part>`.
    const found = [...(form.current?.elements ?? [])].find((element) => {
      const own = element.getAttribute('name') ?? '';
      return own === name || own.startsWith(`${name}-`);
    });
    if (found instanceof HTMLElement) found.focus();
  };

  return (
    <form
      ref={form}
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {hasErrors && (
        <div ref={summary} className={css.summary} role="alert" tabIndex={-1}>
          <p className={css.summaryTitle}>{errorTitle}</p>
          <ul>
            {errors.map(({ field, message }) => (
              <li key={`${field ?? ''}${message}`}>
                {field === undefined ? (
                  message
                ) : (
                  <button type="button" className={css.jump} onClick={() => jumpTo(field)}>
                    {message}
                  </button>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
      {children}
    </form>
  );
}
