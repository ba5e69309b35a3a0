import { describe, expect, it } from '@jest/globals';
import { transition, type SampleThingEvent, type SampleThingState } from './sampleThing.machine.ts';

const START: SampleThingState = { status: 'idle' };

describe('sample-thing machine', () => {
  it.each<[string, readonly SampleThingEvent[], SampleThingState]>([
    ['starts', [{ type: 'work-started', at: 5 }], { status: 'working', since: 5 }],
    ['finishes what was started', [{ type: 'work-started', at: 5 }, { type: 'work-finished' }], { status: 'done' }],
    ['has nothing to finish before the start', [{ type: 'work-finished' }], START],
    ['starts once', [{ type: 'work-started', at: 5 }, { type: 'work-started', at: 9 }], { status: 'working', since: 5 }],
    ['returns to idle when cancelled', [{ type: 'work-started', at: 5 }, { type: 'work-cancelled' }], START],
  ])('%s', (_sentence, events, expected) => {
    expect(events.reduce(transition, START)).toEqual(expected);
  });
});
