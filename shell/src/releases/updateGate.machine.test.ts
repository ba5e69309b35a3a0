import { describe, expect, it } from '@jest/globals';
import { transition, type UpdateEvent, type UpdateState } from './updateGate.ts';

type Gate = 'allow' | 'ask' | 'block';
const changed = (gate: Gate, isForced = false): UpdateEvent => ({ type: 'release-changed', gate, isForced });
const checked = (gate: Gate): UpdateEvent => ({ type: 'gate-checked', gate });
const paged = (gate: Gate): UpdateEvent => ({ type: 'page-changed', gate });
const chosen = (gate: Gate): UpdateEvent => ({ type: 'update-chosen', gate });
const later: UpdateEvent = { type: 'later-chosen' };

describe('a mounted application with a new release', () => {
  it.each<[string, UpdateEvent[], UpdateState | 'swapped']>([
    ['swaps when its gate is open', [changed('allow')], 'swapped'],
    ['asks the player when the gate requires it', [changed('ask')], 'offered'],
    ['waits while its gate is closed', [changed('block')], 'waiting'],
    ['swaps when the player accepts', [changed('ask'), chosen('ask')], 'swapped'],
    [
      "waits despite the player's choice during a payment in progress",
      [changed('ask'), chosen('block')],
      'waiting',
    ],
    ['swaps on the next page after the player chose later', [changed('ask'), later, paged('ask')], 'swapped'],
    ['does not ask again before that', [changed('ask'), later, checked('ask'), changed('ask')], 'postponed'],
    ['swaps on the next page without an answer', [changed('ask'), paged('ask')], 'swapped'],
    [
      'keeps waiting on the next page while its gate is closed',
      [changed('block'), paged('block')],
      'waiting',
    ],
    ['swaps once the gate opens', [changed('block'), checked('block'), checked('allow')], 'swapped'],
    ['asks once the gate changes to ask', [changed('block'), checked('ask')], 'offered'],
    ['stops asking when a payment starts', [changed('ask'), checked('block')], 'waiting'],
    ['does not wait when an operator forces it', [changed('block', true)], 'swapped'],
    ['is forced while it waits', [changed('block'), changed('block', true)], 'swapped'],
    ['is not postponed by a late answer', [changed('block'), later], 'waiting'],
  ])('%s', (_name, events, expected) => {
    expect(events.reduce<UpdateState | undefined>(transition, undefined) ?? 'swapped').toBe(expected);
  });
});
