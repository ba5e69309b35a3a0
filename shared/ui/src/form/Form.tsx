import { useEffect, useRef, type ReactNode } from 'react';
import * as css from './Form.css.ts';

/** A field that was refused: its `name`, and what to do. */
export interface FormError {
  readonly field?: string | undefined;
  readonly message: string;
}

export interface FormProps {
  /** Translated; above the list of what is wrong. */
  readonly errorTitle: string;
  /** After a submit that was refused; the summary takes the focus. */
  readonly errors?: readonly FormError[];
  onSubmit(): void;
  readonly children: ReactNode;
}

/** Fields that go together. Checked by us, in the player's language: the browser's bubbles are off. */
export function Form({ errorTitle, errors = [], onSubmit, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const hasErrors = errors.length > 0;
  useEffect(() => {
    // Focus, because a summary above the fold is not seen from the button below it.
    if (hasErrors) summary.current?.focus();
  }, [hasErrors, errors]);

  const jumpTo = (name: string): void => {
    // A field of several boxes names them `<name>-<part>`.
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
