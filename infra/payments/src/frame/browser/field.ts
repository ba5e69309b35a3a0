import { element } from './element.ts';

export interface FieldOptions {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  readonly autocomplete: string;
  readonly maxLength: number;
  readonly placeholder?: string;
  /** Formats the typed text; applied only while the cursor is at the end. */
  readonly format?: (text: string) => string;
  readonly onInput?: () => void;
}

/** A labelled field with a hint and an error message. */
export interface Field {
  readonly id: string;
  readonly node: HTMLElement;
  value(): string;
  focus(): void;
  clear(): void;
  explain(problem: string | undefined): void;
  setHint(hint: string): void;
  badge(text: string): void;
}

export function createField({
  id,
  label,
  hint,
  autocomplete,
  maxLength,
  placeholder = '',
  format,
  onInput,
}: FieldOptions): Field {
  const input = element('input', {
    id,
    name: id,
    inputmode: 'numeric',
    autocomplete,
    maxlength: maxLength,
    placeholder,
    spellcheck: 'false',
    autocorrect: 'off',
    'aria-describedby': `${id}-hint ${id}-problem`,
  });
  const hintNode = element('p', { id: `${id}-hint`, class: 'hint' }, hint ?? '');
  const problem = element('p', { id: `${id}-problem`, class: 'problem', role: 'alert' });
  const badge = element('span', { class: 'badge', 'aria-hidden': 'true' });
  input.addEventListener('input', () => {
    // only at the end: an edit in the middle keeps the cursor position
    if (format && input.selectionStart === input.value.length) input.value = format(input.value);
    if (input.getAttribute('aria-invalid') === 'true') explain(undefined);
    onInput?.();
  });
  function explain(text: string | undefined): void {
    problem.textContent = text ?? '';
    if (text === undefined) input.removeAttribute('aria-invalid');
    else input.setAttribute('aria-invalid', 'true');
  }
  return {
    id,
    node: element(
      'div',
      { class: `field ${id}` },
      element('label', { for: id }, label),
      element('div', { class: 'box' }, input, badge),
      hintNode,
      problem,
    ),
    value: () => input.value,
    focus: () => input.focus(),
    clear() {
      input.value = '';
    },
    explain,
    setHint(text) {
      hintNode.textContent = text;
    },
    badge(text) {
      badge.textContent = text;
    },
  };
}
