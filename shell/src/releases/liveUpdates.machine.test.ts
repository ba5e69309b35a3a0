import { describe, expect, it } from '@jest/globals';
import {
  POLL_MS,
  initialState,
  transition,
  type LiveUpdatesEffect,
  type LiveUpdatesEvent,
} from './liveUpdates.machine.ts';

const told = (version: number): LiveUpdatesEvent => ({ type: 'told', version });
const answered = (version: number): LiveUpdatesEvent => ({ type: 'answered', version });
const [started, opened, closed, pollDue, connectDue, woken, notAnswered] = (
  ['started', 'socket-opened', 'socket-closed', 'poll-due', 'connect-due', 'woken', 'not-answered'] as const
).map((type): LiveUpdatesEvent => ({ type })) as [
  LiveUpdatesEvent,
  LiveUpdatesEvent,
  LiveUpdatesEvent,
  LiveUpdatesEvent,
  LiveUpdatesEvent,
  LiveUpdatesEvent,
  LiveUpdatesEvent,
];

/** The effects of each event on a page of version 5, as text. */
function effectsOf(...events: readonly LiveUpdatesEvent[]): readonly string[] {
  let state = initialState(5);
  return events.map((event) => {
    const [next, effects] = transition(state, event);
    state = next;
    return effects.map(word).join(' + ');
  });
}

function word(effect: LiveUpdatesEffect): string {
  return 'ms' in effect ? `${effect.type} ${effect.ms}` : effect.type;
}

const POLL = `poll-in ${POLL_MS}`;

describe('following the live set', () => {
  it.each<[string, LiveUpdatesEvent[], string[]]>([
    ['connects and polls from the start', [started], [`connect + ${POLL}`]],
    [
      'sends no request when the socket has nothing newer',
      [started, opened, told(5)],
      [`connect + ${POLL}`, '', ''],
    ],
    ['requests a newer version', [started, opened, told(6)], [`connect + ${POLL}`, '', 'ask']],
    [
      'requests one at a time, and again for changes that arrive meanwhile',
      [told(6), told(7), told(8), answered(6), answered(8)],
      ['ask', '', '', 'ask', ''],
    ],
    [
      'accepts the response to its request although its version is older',
      [told(9), answered(5), told(9)],
      ['ask', '', ''],
    ],
    [
      'retries soon when the request failed',
      [told(6), notAnswered, pollDue],
      ['ask', 'poll-in 2000', `ask + ${POLL}`],
    ],
    ['leaves a failed poll to the next poll', [woken, notAnswered], ['connect + ask', '']],
    [
      'skips polls while the socket is active',
      [started, opened, told(5), pollDue],
      [`connect + ${POLL}`, '', '', POLL],
    ],
    [
      'polls when an open socket is silent',
      [started, opened, told(5), pollDue, pollDue],
      [`connect + ${POLL}`, '', '', POLL, `ask + ${POLL}`],
    ],
    [
      'polls while the socket is down',
      [started, closed, pollDue, answered(5), pollDue],
      [`connect + ${POLL}`, 'connect-in 1000', `ask + ${POLL}`, '', `ask + ${POLL}`],
    ],
    [
      'reconnects with growing delays',
      [closed, connectDue, closed, connectDue, closed],
      ['connect-in 1000', 'connect', 'connect-in 2000', 'connect', 'connect-in 4000'],
    ],
    [
      'resets the delay once a socket was open',
      [closed, connectDue, opened, closed],
      ['connect-in 1000', 'connect', '', 'connect-in 1000'],
    ],
    [
      'waits half a minute at most',
      Array<LiveUpdatesEvent>(9).fill(closed),
      [1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000, 30_000].map((ms) => `connect-in ${ms}`),
    ],
    [
      'requests and connects when it is resumed',
      [started, closed, woken, connectDue],
      [`connect + ${POLL}`, 'connect-in 1000', 'connect + ask', ''],
    ],
    [
      'only requests when it is resumed with an open socket',
      [started, opened, woken],
      [`connect + ${POLL}`, '', 'ask'],
    ],
  ])('%s', (_name, events, expected) => {
    expect(effectsOf(...events)).toEqual(expected);
  });
});
