import { describe, expect, it } from '@jest/globals';
import {
  initialOptIn,
  transition,
  type OptInEvent,
  type OptInState,
  type OptInTerms,
} from './optIn.machine.ts';

const terms: OptInTerms = { currency: 'EUR', options: ['2', '5', '10'], initialValue: '5' };
const run = (events: readonly OptInEvent[], start = initialOptIn(terms)): OptInState =>
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
  it.each<[what: string, events: readonly OptInEvent[], expected: Partial<OptInState>]>([
    ['begins by asking', [], { status: 'loading', contribution: '5' }],
    ['is in when the provider says so', [present(true, '10')], { status: 'true', contribution: '10' }],
    ['is out when the provider says so', [present(false, '2')], { status: 'false', contribution: '2' }],
    [
      'is out with the initial value when the provider knows nothing',
      [absent],
      { status: 'false', contribution: '5' },
    ],
    ['knows a player who never chose', [absent], { isUndecided: true }],
    ['knows a player who chose to be out', [present(false, '2')], { isUndecided: false }],
    [
      'keeps a no',
      [absent, { type: 'declined' }],
      { status: 'false', pendingRequest: { optIn: false, contribution: '5' } },
    ],
    [
      'is decided with the answer',
      [absent, { type: 'declined' }, granted(false, '5')],
      { status: 'false', isUndecided: false, isJoinShown: false },
    ],
    [
      'takes the preferred value without one for the currency',
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
      'never shows a value that is not on offer',
      [present(true, '99')],
      { status: 'true', contribution: '5' },
    ],
    ['has failed when nobody could be asked', [failed], { status: 'failed' }],
    [
      'keeps what it knows when asking again fails',
      [present(true, '2'), failed],
      { status: 'true', contribution: '2' },
    ],
    ['asks again on reload', [failed, { type: 'reloaded' }], { status: 'loading' }],
    ['recovers on reload', [failed, { type: 'reloaded' }, present(true, '2')], { status: 'true' }],
    [
      'wishes to be in',
      [absent, toggled],
      { status: 'false', pendingRequest: { optIn: true, contribution: '5' } },
    ],
    [
      'wishes to be out',
      [present(true, '2'), toggled],
      { status: 'true', pendingRequest: { optIn: false, contribution: '2' } },
    ],
    [
      'is not in before the answer',
      [absent, toggled],
      { status: 'false', isJoinShown: false, pendingRequest: { optIn: true, contribution: '5' } },
    ],
    [
      'is in with the answer, and says so',
      [absent, toggled, granted(true, '5')],
      { status: 'true', isJoinShown: true, reasons: [] },
    ],
    [
      'stops saying so',
      [absent, toggled, granted(true, '5'), { type: 'join-shown' }],
      { status: 'true', isJoinShown: false },
    ],
    [
      'goes on saying so when the same answer comes twice',
      [absent, toggled, granted(true, '5'), granted(true, '5')],
      { isJoinShown: true },
    ],
    [
      'is out with the answer and says nothing',
      [present(true, '2'), toggled, granted(false, '2')],
      { status: 'false', isJoinShown: false },
    ],
    [
      'follows another page of the same player',
      [present(true, '2'), granted(true, '10')],
      { status: 'true', contribution: '10', isJoinShown: false },
    ],
    [
      'sends a new contribution while in',
      [present(true, '2'), chosen('10')],
      { contribution: '2', pendingRequest: { optIn: true, contribution: '10' } },
    ],
    [
      'only remembers a contribution while out',
      [absent, chosen('10')],
      { status: 'false', contribution: '10' },
    ],
    [
      'joins with what was chosen while out',
      [absent, chosen('10'), toggled],
      { pendingRequest: { optIn: true, contribution: '10' } },
    ],
    ['takes no contribution that is not on offer', [present(true, '2'), chosen('7')], { contribution: '2' }],
    [
      'sends one wish at a time',
      [absent, toggled, toggled],
      { pendingRequest: { optIn: true, contribution: '5' } },
    ],
    [
      'stays out when refused, and knows why',
      [absent, toggled, refused],
      { status: 'false', reasons: ['SELF_EXCLUDED'] },
    ],
    [
      'forgets the refusal with the next wish',
      [absent, toggled, refused, toggled],
      { reasons: [], pendingRequest: { optIn: true, contribution: '5' } },
    ],
    [
      'gives a wish up with the connection',
      [absent, toggled, { type: 'connection-lost' }],
      { status: 'false', reasons: ['CONNECTION_LOST'] },
    ],
    [
      'does not mind a lost connection without a wish',
      [present(true, '2'), { type: 'connection-lost' }],
      { status: 'true', reasons: [] },
    ],
    ['cannot be toggled before it is known', [toggled], { status: 'loading' }],
    ['cannot be toggled after it failed', [failed, toggled], { status: 'failed' }],
  ])('%s', (_what, events, expected) => {
    const state = run(events);
    expect(state).toMatchObject(expected);
    if (!expected.pendingRequest) expect(state.pendingRequest).toBeUndefined();
  });
});
