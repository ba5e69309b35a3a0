import { describe, expect, it } from '@jest/globals';
import type { JackpotOptIn } from '@foyer/contract';
import { initialOptIn, transition, type OptInEvent, type OptInTerms } from './optIn.machine.ts';

const terms: OptInTerms = { currency: 'EUR', options: ['2', '5', '10'], initialValue: '5' };
const run = (events: readonly OptInEvent[], start = initialOptIn(terms)): JackpotOptIn =>
  events.reduce((state, event) => transition(state, event, terms), start);

const present = (optedIn: boolean, value: string): OptInEvent => ({
  type: 'status-read',
  status: { opted_in: optedIn, contribution_preferences: { EUR: value } },
});
const absent: OptInEvent = { type: 'status-read', status: undefined };
const failed: OptInEvent = { type: 'status-failed' };
const toggled: OptInEvent = { type: 'toggled' };
const chosen = (contribution: string): OptInEvent => ({ type: 'chosen', contribution });
const granted = (optedIn: boolean, value: string): OptInEvent => ({
  type: 'answered',
  status: { opted_in: optedIn, contribution_preferences: { EUR: value } },
  reasons: [],
});
const refused: OptInEvent = { type: 'answered', status: undefined, reasons: ['SELF_EXCLUDED'] };

describe('opt-in', () => {
  it.each<[what: string, events: readonly OptInEvent[], expected: Partial<JackpotOptIn>]>([
    ['requests the status first', [], { status: 'loading', contribution: '5' }],
    [
      'is opted in when the provider reports it',
      [present(true, '10')],
      { status: 'true', contribution: '10' },
    ],
    [
      'is opted out when the provider reports it',
      [present(false, '2')],
      { status: 'false', contribution: '2' },
    ],
    [
      'is opted out with the initial value for an unknown player',
      [absent],
      { status: 'false', contribution: '5' },
    ],
    ['detects a player who has never decided', [absent], { isUndecided: true }],
    ['detects a player who has opted out', [present(false, '2')], { isUndecided: false }],
    [
      'keeps a declined question',
      [absent, { type: 'declined' }],
      { status: 'false', pendingRequest: { optIn: false, contribution: '5' } },
    ],
    [
      'is decided by the response',
      [absent, { type: 'declined' }, granted(false, '5')],
      { status: 'false', isUndecided: false, isJoinShown: false },
    ],
    [
      'uses the preferred value when there is none for the currency',
      [
        {
          type: 'status-read',
          status: {
            opted_in: true,
            contribution_preferences: { USD: '10' },
            preferred_contribution_value: 2,
          },
        },
      ],
      { contribution: '2' },
    ],
    [
      'never selects a value that is not offered',
      [present(true, '99')],
      { status: 'true', contribution: '5' },
    ],
    ['has failed when the provider is unavailable', [failed], { status: 'failed' }],
    [
      'keeps its status when a reload fails',
      [present(true, '2'), failed],
      { status: 'true', contribution: '2' },
    ],
    ['requests the status again on reload', [failed, { type: 'reloaded' }], { status: 'loading' }],
    ['recovers on reload', [failed, { type: 'reloaded' }, present(true, '2')], { status: 'true' }],
    [
      'requests an opt-in',
      [absent, toggled],
      { status: 'false', pendingRequest: { optIn: true, contribution: '5' } },
    ],
    [
      'requests an opt-out',
      [present(true, '2'), toggled],
      { status: 'true', pendingRequest: { optIn: false, contribution: '2' } },
    ],
    [
      'is not opted in before the response',
      [absent, toggled],
      { status: 'false', isJoinShown: false, pendingRequest: { optIn: true, contribution: '5' } },
    ],
    [
      'is opted in after the response, and confirms it',
      [absent, toggled, granted(true, '5')],
      { status: 'true', isJoinShown: true, reasons: [] },
    ],
    [
      'ends the confirmation',
      [absent, toggled, granted(true, '5'), { type: 'join-shown' }],
      { status: 'true', isJoinShown: false },
    ],
    [
      'keeps the confirmation when the same response arrives twice',
      [absent, toggled, granted(true, '5'), granted(true, '5')],
      { isJoinShown: true },
    ],
    [
      'is opted out after the response, without a confirmation',
      [present(true, '2'), toggled, granted(false, '2')],
      { status: 'false', isJoinShown: false },
    ],
    [
      'follows another page of the same player',
      [present(true, '2'), granted(true, '10')],
      { status: 'true', contribution: '10', isJoinShown: false },
    ],
    [
      'sends a changed contribution while opted in',
      [present(true, '2'), chosen('10')],
      { contribution: '2', pendingRequest: { optIn: true, contribution: '10' } },
    ],
    [
      'opts in with a contribution that is chosen while opted out',
      [absent, chosen('10')],
      { status: 'false', contribution: '5', pendingRequest: { optIn: true, contribution: '10' } },
    ],
    ['rejects a contribution that is not offered', [present(true, '2'), chosen('7')], { contribution: '2' }],
    [
      'sends one request at a time',
      [absent, toggled, toggled],
      { pendingRequest: { optIn: true, contribution: '5' } },
    ],
    [
      'sends the last contribution that is chosen during a request after its response',
      [absent, chosen('2'), chosen('5'), chosen('10'), granted(true, '2')],
      { status: 'true', contribution: '2', pendingRequest: { optIn: true, contribution: '10' } },
    ],
    [
      'sends nothing more when the response grants the last choice',
      [absent, chosen('2'), chosen('10'), chosen('2'), granted(true, '2')],
      { status: 'true', contribution: '2' },
    ],
    [
      'drops a contribution that is chosen during a request that is refused',
      [absent, chosen('2'), chosen('10'), refused, granted(true, '2')],
      { status: 'true', contribution: '2' },
    ],
    [
      'stays opted out when refused, with the reasons',
      [absent, toggled, refused],
      { status: 'false', reasons: ['SELF_EXCLUDED'] },
    ],
    [
      'clears the refusal with the next request',
      [absent, toggled, refused, toggled],
      { reasons: [], pendingRequest: { optIn: true, contribution: '5' } },
    ],
    [
      'drops the request when the connection is lost',
      [absent, toggled, { type: 'connection-lost' }],
      { status: 'false', reasons: ['CONNECTION_LOST'] },
    ],
    [
      'is unaffected by a lost connection without a request',
      [present(true, '2'), { type: 'connection-lost' }],
      { status: 'true', reasons: [] },
    ],
    ['cannot be toggled before the status is known', [toggled], { status: 'loading' }],
    ['cannot be toggled after it failed', [failed, toggled], { status: 'failed' }],
  ])('%s', (_what, events, expected) => {
    const state = run(events);
    expect(state).toMatchObject(expected);
    if (!expected.pendingRequest) expect(state.pendingRequest).toBeUndefined();
  });
});
