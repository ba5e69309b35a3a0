import { backoffMs } from '@foyer/kernel/backoff';
import { describe, expect, it } from '@jest/globals';
import {
  POLL_MS,
  initialState,
  transition,
  type LiveUpdatesEffect,
  type LiveUpdatesEvent,
} from './liveUpdates.machine.ts';
import { CONNECT_BACKOFF } from './liveUpdates.ts';

const notified = (version: number): LiveUpdatesEvent => ({ type: 'notified', version });
const received = (version: number): LiveUpdatesEvent => ({ type: 'received', version });
const [started, opened, closed, pollDue, connectDue, resumed, requestFailed] = (
  [
    'started',
    'socket-opened',
    'socket-closed',
    'poll-due',
    'connect-due',
    'resumed',
    'request-failed',
  ] as const
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
    const step = transition(state, event);
    state = step.state;
    return step.effects.map(textOf).join(' + ');
  });
}

function textOf(effect: LiveUpdatesEffect): string {
  if (effect.type === 'connect-in')
    return `connect-in ${backoffMs(effect.failures, CONNECT_BACKOFF, () => 0)}`;
  return 'ms' in effect ? `${effect.type} ${effect.ms}` : effect.type;
}

const POLL = `poll-in ${POLL_MS}`;

describe('following the live set', () => {
  it.each<[string, LiveUpdatesEvent[], string[]]>([
    ['connects and polls from the start', [started], [`connect + ${POLL}`]],
    [
      'sends no request when the socket has nothing newer',
      [started, opened, notified(5)],
      [`connect + ${POLL}`, '', ''],
    ],
    ['requests a newer version', [started, opened, notified(6)], [`connect + ${POLL}`, '', 'request']],
    [
      'requests one at a time, and again for changes that arrive meanwhile',
      [notified(6), notified(7), notified(8), received(6), received(8)],
      ['request', '', '', 'request', ''],
    ],
    [
      'accepts the response to its request although its version is older',
      [notified(9), received(5), notified(9)],
      ['request', '', ''],
    ],
    [
      'retries soon when the request failed',
      [notified(6), requestFailed, pollDue],
      ['request', 'poll-in 2000', `request + ${POLL}`],
    ],
    ['leaves a failed poll to the next poll', [resumed, requestFailed], ['connect + request', '']],
    [
      'skips polls while the socket is active',
      [started, opened, notified(5), pollDue],
      [`connect + ${POLL}`, '', '', POLL],
    ],
    [
      'polls when an open socket is silent',
      [started, opened, notified(5), pollDue, pollDue],
      [`connect + ${POLL}`, '', '', POLL, `request + ${POLL}`],
    ],
    [
      'polls while the socket is down',
      [started, closed, pollDue, received(5), pollDue],
      [`connect + ${POLL}`, 'connect-in 1000', `request + ${POLL}`, '', `request + ${POLL}`],
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
      [started, closed, resumed, connectDue],
      [`connect + ${POLL}`, 'connect-in 1000', 'connect + request', ''],
    ],
    [
      'only requests when it is resumed with an open socket',
      [started, opened, resumed],
      [`connect + ${POLL}`, '', 'request'],
    ],
  ])('%s', (_name, events, expected) => {
    expect(effectsOf(...events)).toEqual(expected);
  });
});
