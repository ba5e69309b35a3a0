import type { DevelopmentState } from '../../protocol.ts';
import { h } from '../dom.ts';
import type { PanelContext } from './panelContext.ts';

type Faults = DevelopmentState['faults'];

const KINDS: readonly (readonly [Faults['kind'], string])[] = [
  ['none', 'None'],
  ['slow', 'Slow (4 s)'],
  ['failing', 'Failing (503)'],
  ['offline', 'Offline (no answer)'],
];

/** Faults that the development server injects into requests to the product. */
export function requestsTab({ state, setFaults }: PanelContext): HTMLElement {
  if (!state) return h('p', {}, 'foyer dev does not answer.');
  const { faults, app } = state;
  const scopes: readonly (readonly [Faults['scope'], string])[] = [
    ['app', `Operations of ${app}`],
    ['all', 'All requests for data, and sockets'],
  ];
  return h(
    'div',
    {},
    radios('fault', 'Fault', KINDS, faults.kind, (kind) => setFaults({ ...faults, kind })),
    radios('scope', 'Requests', scopes, faults.scope, (scope) => setFaults({ ...faults, scope })),
    h(
      'p',
      {},
      'Takes effect with the next request of every page of this product. Documents, files and sign-in are not affected.',
    ),
    h('button', { id: 'reload', onclick: () => location.reload() }, 'Load the page again'),
  );
}

function radios<Value extends string>(
  name: string,
  legend: string,
  choices: readonly (readonly [Value, string])[],
  chosen: Value,
  onPick: (value: Value) => void,
): HTMLElement {
  return h(
    'fieldset',
    {},
    h('legend', {}, legend),
    choices.map(([value, label]) =>
      h(
        'label',
        {},
        h('input', {
          id: `${name}-${value}`,
          type: 'radio',
          name,
          value,
          checked: value === chosen,
          onchange: () => onPick(value),
        }),
        label,
      ),
    ),
  );
}
