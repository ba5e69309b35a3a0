import { h, type Child } from '../dom.ts';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** A labelled list; `onPick` receives the selected value. */
export function selectField(
  id: string,
  label: string,
  choices: readonly Choice[],
  value: string,
  onPick: (value: string) => void,
): HTMLElement {
  return h('label', { class: 'field', for: id }, label, plainSelect(id, choices, value, onPick));
}

export function plainSelect(
  id: string,
  choices: readonly Choice[],
  value: string,
  onPick: (value: string) => void,
  label?: string,
): HTMLSelectElement {
  const select = h(
    'select',
    { id, 'aria-label': label, onchange: () => onPick(select.value) },
    choices.map((choice) =>
      h('option', { value: choice.value, selected: choice.value === value }, choice.label),
    ),
  );
  return select;
}

/** A labelled text that takes effect with Enter or when the focus leaves. */
export function textField(
  id: string,
  label: string,
  value: string,
  onSet: (value: string) => void,
): HTMLElement {
  const input = h('input', { id, type: 'text', value, onchange: () => onSet(input.value.trim()) });
  return h('label', { class: 'field', for: id }, label, input);
}

export function table(heads: readonly string[], rows: readonly (readonly Child[])[]): HTMLElement {
  return h(
    'table',
    {},
    h(
      'thead',
      {},
      h(
        'tr',
        {},
        heads.map((head) => h('th', { scope: 'col' }, head)),
      ),
    ),
    h(
      'tbody',
      {},
      rows.map((cells) =>
        h(
          'tr',
          {},
          cells.map((cell) => h('td', {}, cell)),
        ),
      ),
    ),
  );
}

export function badge(text: string, tone?: 'warn'): HTMLElement {
  return h('span', { class: 'badge', 'data-tone': tone }, text);
}
