import { h } from '../dom.ts';
import { WAITING, type PanelContext } from './panelContext.ts';

let filter = '';

/** Events of the bus since the page was loaded. */
export function eventsTab({ events, render }: PanelContext): HTMLElement {
  if (!events) return h('p', {}, WAITING);
  const all = events.current();
  const shown = all.filter(({ name }) => name.includes(filter));
  const input = h('input', {
    id: 'filter',
    type: 'text',
    value: filter,
    placeholder: 'Filter by name',
    'aria-label': 'Filter by name',
    oninput: () => {
      filter = input.value.trim();
      render();
    },
  });
  return h(
    'div',
    {},
    h(
      'div',
      { class: 'row' },
      input,
      h('button', { id: 'clear-events', onclick: () => events.clear() }, 'Clear'),
      h('span', {}, `${shown.length} of ${all.length} events`),
    ),
    all.length === 0 && h('p', {}, 'No event was emitted since this page was loaded.'),
    h(
      'table',
      {},
      h(
        'tbody',
        {},
        shown.map(({ number, at, name, payload }) =>
          h(
            'tr',
            {},
            h('td', {}, h('code', {}, at.toTimeString().slice(0, 8))),
            h(
              'td',
              {},
              payload === 'undefined' || payload === '{}'
                ? h('code', {}, name)
                : h(
                    'details',
                    {},
                    h('summary', { id: `event-${number}` }, h('code', {}, name)),
                    h('pre', {}, payload),
                  ),
            ),
          ),
        ),
      ),
    ),
  );
}
