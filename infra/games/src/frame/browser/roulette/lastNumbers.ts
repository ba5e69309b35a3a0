import { colourOf } from '../../../engines/roulette/wheel.ts';
import { element } from '../element.ts';
import type { FormatFrameText } from '@foyer/kernel/frame-texts';

export interface LastNumbers {
  readonly root: HTMLElement;
  add(number: number): void;
}

const MAX_NUMBERS = 10;

/** Recent numbers with a note that they do not predict the next, and a control that hides them. */
export function createLastNumbers(texts: FormatFrameText): LastNumbers {
  const list = element('ol', { class: 'last-numbers', 'aria-label': texts('lastNumbers') });
  const note = element('p', { class: 'last-note' }, texts('lastNote'));
  const details = element(
    'details',
    { class: 'last', open: true },
    element('summary', {}, texts('lastNumbers')),
    list,
    note,
  );
  return {
    root: details,
    add(number) {
      list.prepend(element('li', { class: `is-${colourOf(number)}` }, String(number)));
      while (list.children.length > MAX_NUMBERS) list.lastElementChild?.remove();
    },
  };
}
