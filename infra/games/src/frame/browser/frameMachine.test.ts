import { describe, expect, it } from '@jest/globals';
import { canPlay, INITIAL_STATE, transition, type FrameEvent, type FrameState } from './frameMachine.ts';

const loaded: FrameEvent = { type: 'loaded' };
const start: FrameEvent = { type: 'round-started' };
const end: FrameEvent = { type: 'round-ended' };
const pause: FrameEvent = { type: 'pause-requested', reason: 'reality-check' };
const resume: FrameEvent = { type: 'resume-requested' };
const stop: FrameEvent = { type: 'stop-requested' };
const fail: FrameEvent = { type: 'failed', code: 'SESSION_ENDED' };

function after(...events: FrameEvent[]): FrameState {
  return events.reduce(transition, INITIAL_STATE);
}

describe('frame machine', () => {
  it.each<[string, FrameEvent[], Partial<FrameState>, boolean]>([
    ['cannot play before it is loaded', [start], { phase: 'loading' }, false],
    ['can play when it is idle', [loaded], { phase: 'idle' }, true],
    ['plays one round at a time', [loaded, start], { phase: 'busy' }, false],
    ['can play again after the round', [loaded, start, end], { phase: 'idle' }, true],
    ['pauses at once when idle', [loaded, pause], { pause: 'reality-check' }, false],
    [
      'completes a round before it pauses',
      [loaded, start, pause],
      { phase: 'busy', pause: null, pendingPause: 'reality-check' },
      false,
    ],
    [
      'pauses when the round has ended',
      [loaded, start, pause, end],
      { phase: 'idle', pause: 'reality-check', pendingPause: null },
      false,
    ],
    ['can play after it is resumed', [loaded, start, pause, end, resume], { pause: null }, true],
    [
      'ignores a pause that was cancelled before the round ended',
      [loaded, start, pause, resume, end],
      { pause: null },
      true,
    ],
    [
      'starts paused when a pause was requested while loading',
      [pause, loaded],
      { phase: 'idle', pause: 'reality-check' },
      false,
    ],
    ['finishes its round when stopped', [loaded, start, stop], { phase: 'busy', isStopped: true }, false],
    ['starts no round after a stop', [loaded, stop, start], { phase: 'idle', isStopped: true }, false],
    [
      'remains failed',
      [loaded, fail, loaded, resume, start],
      { phase: 'fatal', fatal: 'SESSION_ENDED' },
      false,
    ],
  ])('%s', (_, events, expected, mayPlay) => {
    const state = after(...events);
    expect(state).toMatchObject(expected);
    expect(canPlay(state)).toBe(mayPlay);
  });
});
