import { describe, expect, it } from '@jest/globals';
import type { PlacedBetFragment } from './Placement.generated.ts';
import {
  EDITING,
  transition,
  type BetOrder,
  type PlacementEffect,
  type PlacementEvent,
  type PlacementState,
} from './placement.machine.ts';

const order: BetOrder = { selections: [], bankers: [], sizes: [1], stakePerLine: 100, priceChanges: 'NONE' };
const place: PlacementEvent = { type: 'place', order, key: 'first' };
const again: PlacementEvent = { type: 'place', order, key: 'second' };
const placed: PlacementEvent = { type: 'placed', bet: { id: 'b' } as PlacedBetFragment };
const refused: PlacementEvent = {
  type: 'refused',
  refusal: { reasons: ['PRICE_CHANGED'], maximumStakePerLine: undefined, quotes: [] },
};
const unanswered: PlacementEvent = { type: 'unanswered' };
const check: PlacementEvent = { type: 'check' };
const done: PlacementEvent = { type: 'done' };

/** The last state, the keys that were sent, and the effects. */
function run(...events: readonly PlacementEvent[]) {
  let state: PlacementState = EDITING;
  const effects: PlacementEffect[] = [];
  const keys: string[] = [];
  for (const event of events) {
    const step = transition(state, event);
    ({ state } = step);
    effects.push(...step.effects);
    if (step.effects.length > 0 && 'input' in state) keys.push(state.input.idempotencyKey);
  }
  return { status: state.status, effects, keys };
}

describe('placement of a bet', () => {
  it.each<[string, readonly PlacementEvent[], string, readonly PlacementEffect[], readonly string[]]>([
    ['is sent once', [place, again], 'placing', ['send'], ['first']],
    ['ends with the bet', [place, placed], 'placed', ['send'], ['first']],
    ['returns to the slip after a refusal', [place, refused], 'editing', ['send'], ['first']],
    [
      'has a key of its own after a refusal',
      [place, refused, again],
      'placing',
      ['send', 'send'],
      ['first', 'second'],
    ],
    [
      'is repeated with the same key',
      [place, unanswered, placed],
      'placed',
      ['send', 'send-later'],
      ['first', 'first'],
    ],
    [
      'is unknown after three requests',
      [place, unanswered, unanswered, unanswered],
      'unknown',
      ['send', 'send-later', 'send-later'],
      ['first', 'first', 'first'],
    ],
    [
      'is checked with the same key',
      [place, unanswered, unanswered, unanswered, again, check, placed],
      'placed',
      ['send', 'send-later', 'send-later', 'send'],
      ['first', 'first', 'first', 'first'],
    ],
    ['is not left while it is unknown', [place, done], 'placing', ['send'], ['first']],
    [
      'is followed by another bet',
      [place, placed, done, again],
      'placing',
      ['send', 'send'],
      ['first', 'second'],
    ],
    ['ignores a late answer', [place, placed, refused, unanswered], 'placed', ['send'], ['first']],
  ])('%s', (_title, events, status, effects, keys) => {
    expect(run(...events)).toEqual({ status, effects, keys });
  });
});
