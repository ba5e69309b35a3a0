import { describe, expect, it } from '@jest/globals';
import { transition, type UpdateEvent, type UpdateState } from './update.machine.ts';

type Gate = 'allow' | 'ask' | 'block';
const changed = (gate: Gate, isForced = false): UpdateEvent => ({ type: 'changed', gate, isForced });
const looked = (gate: Gate): UpdateEvent => ({ type: 'looked', gate });
const paged = (gate: Gate): UpdateEvent => ({ type: 'page-changed', gate });
const chosen = (gate: Gate): UpdateEvent => ({ type: 'update-chosen', gate });
const later: UpdateEvent = { type: 'later-chosen' };

describe('a mounted application with a new release', () => {
  it.each<[string, UpdateEvent[], UpdateState | 'swapped']>([
    ['is swapped when its gate is open', [changed('allow')], 'swapped'],
    ['asks the player when it wants to be asked', [changed('ask')], 'asking'],
    ['waits while its gate is shut', [changed('block')], 'waiting'],
    ['is swapped when the player wants it', [changed('ask'), chosen('ask')], 'swapped'],
    [
      'waits though the player wants it, when money is on its way',
      [changed('ask'), chosen('block')],
      'waiting',
    ],
    ['comes with the next page when the player said later', [changed('ask'), later, paged('ask')], 'swapped'],
    ['is not asked about again before', [changed('ask'), later, looked('ask'), changed('ask')], 'postponed'],
    ['comes with the next page though nobody answered', [changed('ask'), paged('ask')], 'swapped'],
    [
      'goes on waiting on the next page while its gate is shut',
      [changed('block'), paged('block')],
      'waiting',
    ],
    ['is swapped once the gate opens', [changed('block'), looked('block'), looked('allow')], 'swapped'],
    ['asks once the gate is only ajar', [changed('block'), looked('ask')], 'asking'],
    ['stops asking when money begins to move', [changed('ask'), looked('block')], 'waiting'],
    ['does not wait when an operator forces it', [changed('block', true)], 'swapped'],
    ['is forced out of waiting too', [changed('block'), changed('block', true)], 'swapped'],
    ['is not postponed by a late answer', [changed('block'), later], 'waiting'],
  ])('%s', (_name, events, expected) => {
    expect(events.reduce<UpdateState | undefined>(transition, undefined) ?? 'swapped').toBe(expected);
  });
});
