import { describe, expect, it } from '@jest/globals';
import type { PlayerId, SessionId } from '@foyer/kernel';
import { publicState, transition, type SessionEvent, type SessionMachine } from './session.machine.ts';
import type { Tokens } from './tokens.ts';

function tokens(
  name: string,
  fields: { player?: string; session?: string; expiresAt?: number; startedAt?: number } = {},
): Tokens {
  return {
    accessToken: name,
    refreshToken: `${name}-refresh`,
    idToken: undefined,
    claims: {
      playerId: (fields.player ?? 'aino') as PlayerId,
      sessionId: (fields.session ?? 's1') as SessionId,
      passwordless: false,
      flow: 'Identity',
      issuedAt: 0,
      expiresAt: fields.expiresAt ?? 300_000,
      startedAt: fields.startedAt ?? 0,
    },
  };
}

const START: SessionMachine = { status: 'restoring' };
const FIRST = tokens('first');

function run(events: readonly SessionEvent[], start: SessionMachine = START) {
  let state = start;
  const effects: string[] = [];
  for (const event of events) {
    const step = transition(state, event);
    state = step.state;
    effects.push(
      ...step.effects.map((effect) =>
        'reason' in effect && effect.reason !== undefined ? `${effect.type} ${effect.reason}` : effect.type,
      ),
    );
  }
  return { state: publicState(state), effects };
}

const HELD: readonly SessionEvent[] = [{ type: 'restored', tokens: FIRST }];
const READ: SessionEvent = { type: 'player-read', sessionId: 's1', isPresent: true };
const IN: readonly SessionEvent[] = [...HELD, READ];
const IN_EFFECTS = 3;

describe('session transitions (requirements/states#session, requirements/access#roles)', () => {
  it.each<[string, readonly SessionEvent[], string, string | undefined, readonly string[]]>([
    ['no session is restored', [{ type: 'nothing-restored' }], 'LOGGED_OUT', undefined, []],
    [
      'the identity server does not respond',
      [{ type: 'restore-failed' }],
      'ERROR',
      undefined,
      ['retry-restore'],
    ],
    [
      'the identity server responds to the second request',
      [{ type: 'restore-failed' }, { type: 'nothing-restored' }],
      'LOGGED_OUT',
      undefined,
      ['retry-restore'],
    ],
    // requirements/states#session: LOGGED_IN when a player is present
    ['tokens are restored', HELD, 'LOADING', undefined, ['plan-renewal', 'store-hint']],
    [
      'the player of the tokens is present',
      IN,
      'LOGGED_IN',
      undefined,
      ['plan-renewal', 'store-hint', 'announce-signed-in'],
    ],
    [
      'the player cannot be read',
      [...HELD, { ...READ, isPresent: false }],
      'ERROR',
      undefined,
      ['plan-renewal', 'store-hint'],
    ],
    [
      'the player is read at the second attempt',
      [...HELD, { ...READ, isPresent: false }, READ],
      'LOGGED_IN',
      undefined,
      ['plan-renewal', 'store-hint', 'announce-signed-in'],
    ],
    [
      'a later request for the player fails',
      [...IN, { ...READ, isPresent: false }],
      'LOGGED_IN',
      undefined,
      ['plan-renewal', 'store-hint', 'announce-signed-in'],
    ],
    [
      'the answer is for the player of another session',
      [...HELD, { ...READ, sessionId: 'another' }],
      'LOADING',
      undefined,
      ['plan-renewal', 'store-hint'],
    ],
    [
      'signing in here notifies the other tabs',
      [{ type: 'nothing-restored' }, { type: 'signed-in', tokens: FIRST, isHere: true }],
      'LOADING',
      undefined,
      ['share-tokens-with-tabs', 'plan-renewal', 'store-hint'],
    ],
    [
      'signing in elsewhere is not sent to the tabs again',
      [{ type: 'nothing-restored' }, { type: 'signed-in', tokens: FIRST, isHere: false }],
      'LOADING',
      undefined,
      ['plan-renewal', 'store-hint'],
    ],
  ])('follow the events: %s', (_name, events, status, reason, effects) => {
    const result = run(events);
    expect(result.state.status).toBe(status);
    expect('reason' in result.state ? result.state.reason : undefined).toBe(reason);
    expect(result.effects).toEqual(effects);
  });

  // requirements/states#session and requirements/errors#token-refresh: how a session ends, and with which
  // reason
  it.each<[string, SessionEvent, string | undefined]>([
    ['its refresh is rejected', { type: 'renewal-failed', failure: 'refused', now: 0 }, 'SESSION_EXPIRED'],
    [
      'the response to its refresh is invalid',
      { type: 'renewal-failed', failure: 'broken', now: 0 },
      'JWT_EXPIRED',
    ],
    [
      'no response arrived before the token expired',
      { type: 'renewal-failed', failure: 'unreachable', now: 300_000 },
      'JWT_EXPIRED',
    ],
    [
      'it was destroyed by a sign-in on another device',
      { type: 'session-destroyed', sessionId: 's1', reason: 'LOGGED_IN_FROM_ANOTHER_DEVICE' },
      'LOGGED_IN_FROM_ANOTHER_DEVICE',
    ],
    [
      'it was destroyed because the account is blocked',
      { type: 'session-destroyed', sessionId: 's1', reason: 'ACCOUNT_BLOCKED' },
      'ACCOUNT_BLOCKED',
    ],
    ['the socket reports it', { type: 'socket-ended-session' }, 'SESSION_EXPIRED'],
    [
      'another tab signed out for a reason',
      { type: 'signed-out-elsewhere', sessionId: 's1', reason: 'SESSION_EXPIRED' },
      'SESSION_EXPIRED',
    ],
  ])('ends when %s', (_name, event, reason) => {
    const { state, effects } = run([...IN, event]);
    expect(state).toEqual({ status: 'LOGGED_OUT', reason });
    expect(effects.slice(IN_EFFECTS)).toEqual(
      expect.arrayContaining(['clear-player-data', `announce-signed-out ${reason}`, `leave ${reason}`]),
    );
  });

  it('continues while the identity server is unavailable, until the token expires', () => {
    const { state, effects } = run([...IN, { type: 'renewal-failed', failure: 'unreachable', now: 299_999 }]);
    expect(state.status).toBe('LOGGED_IN');
    expect(effects.at(-1)).toBe('retry-renewal');
  });

  it('ends at the identity server and in every tab when the player signs out', () => {
    const { state, effects } = run([...IN, { type: 'sign-out-requested', reason: undefined }]);
    expect(state).toEqual({ status: 'LOGGED_OUT', reason: 'LOGGED_OUT' });
    expect(effects.slice(IN_EFFECTS)).toEqual([
      'clear-player-data',
      'announce-signed-out LOGGED_OUT',
      'sign-out-tabs LOGGED_OUT',
      'end-at-provider LOGGED_OUT',
    ]);
  });

  it.each<[SessionEvent]>([
    [{ type: 'session-destroyed', sessionId: 'another', reason: 'ACCOUNT_BLOCKED' }],
    [{ type: 'signed-out-elsewhere', sessionId: 'another', reason: 'LOGGED_IN_FROM_ANOTHER_DEVICE' }],
  ])('does not end for an event of another session: %j', (event) => {
    expect(run([...IN, event]).state.status).toBe('LOGGED_IN');
  });

  it('renews and publishes only the new expiry', () => {
    const { state, effects } = run([
      ...IN,
      { type: 'renewed', tokens: tokens('second', { expiresAt: 600_000 }) },
    ]);
    expect(state).toMatchObject({ status: 'LOGGED_IN', expiresAt: 600_000 });
    expect(effects.slice(IN_EFFECTS)).toEqual(['plan-renewal', 'store-hint', 'announce-refreshed']);
  });

  it('clears everything when another player signs in in another tab', () => {
    const other = tokens('other', { player: 'eero', session: 's2', startedAt: 10 });
    const { state, effects } = run([...IN, { type: 'signed-in', tokens: other, isHere: false }]);
    expect(state).toEqual({ status: 'LOADING' });
    expect(effects.slice(IN_EFFECTS)).toEqual(['clear-player-data', 'plan-renewal', 'store-hint']);
  });

  it('keeps the newer session when a tab still shares the previous one', () => {
    const now = tokens('now', { session: 's2', startedAt: 10 });
    const { state } = run([
      { type: 'restored', tokens: now },
      { ...READ, sessionId: 's2' },
      { type: 'signed-in', tokens: FIRST, isHere: false },
    ]);
    expect(state).toMatchObject({ sessionId: 's2' });
  });

  it('shows nothing personal after the back/forward cache until the session is known', () => {
    const { state, effects } = run([...IN, { type: 'resumed' }]);
    expect(state.status).toBe('LOADING');
    expect(effects.slice(IN_EFFECTS)).toEqual(['clear-player-data', 'restore']);
  });
});
