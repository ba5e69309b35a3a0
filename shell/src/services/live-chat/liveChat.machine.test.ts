import { describe, expect, it } from '@jest/globals';
import type { LiveChatAnswer, LiveChatConversation, LiveChatMessage } from '@foyer/kernel/live-chat';
import { INITIAL, transition, unreadCount, type LiveChatEvent } from './liveChat.machine.ts';

const ID = '00000000-0000-4000-8000-000000000001';
const key = (seq: number): string => `00000000-0000-4000-8000-${String(seq).padStart(12, '0')}`;
const CONVERSATION: LiveChatConversation = {
  id: ID,
  status: 'assigned',
  position: null,
  agent: 'Ann',
  readSeq: 0,
  rating: null,
};
const at = '2026-11-25T21:00:00.000Z';
const own = (seq: number): LiveChatMessage => ({
  author: 'player',
  seq,
  key: key(seq),
  at,
  text: `own ${seq}`,
});
const reply = (seq: number): LiveChatMessage => ({
  author: 'agent',
  seq,
  key: key(seq),
  at,
  text: `reply ${seq}`,
  name: 'Ann',
});
const update = (messages: LiveChatMessage[], change: Partial<LiveChatConversation> = {}): LiveChatEvent => ({
  type: 'answer',
  answer: { type: 'update', conversation: { ...CONVERSATION, ...change }, messages },
});
const answer = (value: LiveChatAnswer): LiveChatEvent => ({ type: 'answer', answer: value });
const send = (seq: number): LiveChatEvent => ({ type: 'send', key: key(seq), text: `own ${seq}` });

function run(...events: readonly LiveChatEvent[]) {
  let state = INITIAL;
  let requests: readonly object[] = [];
  for (const event of events) {
    const next = transition(state, event);
    state = next.state;
    requests = next.effects.map(({ request }) => request);
  }
  return { state, requests };
}

describe('the live chat of the page', () => {
  it('signs in from the start, and resumes after the last message that it has', () => {
    expect(run({ type: 'token', token: 't' }).requests).toEqual([
      { type: 'hello', token: 't', conversation: null, after: 0 },
    ]);
    expect(run(update([own(1), reply(2)]), { type: 'lost' }, { type: 'token', token: 't' }).requests).toEqual(
      [{ type: 'hello', token: 't', conversation: ID, after: 2 }],
    );
  });

  it('shows each message once, in order, regardless of repetitions', () => {
    const { state } = run(update([own(1), reply(2)]), update([reply(2), own(3)]), update([own(1)]));
    expect(state.messages.map(({ seq }) => seq)).toEqual([1, 2, 3]);
  });

  it('keeps the player’s message pending until the service returns its key', () => {
    const sent = run(update([]), send(1));
    expect(sent.requests).toEqual([{ type: 'send', conversation: ID, key: key(1), text: 'own 1' }]);
    expect(sent.state.pending).toHaveLength(1);
    expect(run(update([]), send(1), update([own(1)])).state.pending).toEqual([]);
  });

  it('sends messages written offline after the next sign-in, and not those that arrived', () => {
    const { requests, state } = run(update([]), send(1), { type: 'lost' }, send(2), update([own(1)]));
    expect(requests).toEqual([{ type: 'send', conversation: ID, key: key(2), text: 'own 2' }]);
    expect(state.connection).toBe('online');
  });

  it('returns the text of a refused message to the input', () => {
    const { state } = run(
      update([]),
      send(1),
      answer({ type: 'refused', reason: 'RATE_LIMITED', key: key(1) }),
    );
    expect(state).toMatchObject({ pending: [], refusal: 'RATE_LIMITED', returnedText: 'own 1' });
  });

  it('counts unread messages of agents only, until they are read', () => {
    expect(unreadCount(run(update([own(1), reply(2), reply(3)])).state)).toBe(2);
    const read = run(update([own(1), reply(2), reply(3)]), { type: 'read' });
    expect(unreadCount(read.state)).toBe(0);
    expect(read.requests).toEqual([{ type: 'read', conversation: ID, seq: 3 }]);
    expect(run(update([own(1)], { readSeq: 1 }), { type: 'read' }).requests).toEqual([]);
  });

  it('leaves an ended chat when the player starts another one', () => {
    const { state, requests } = run(update([own(1)], { status: 'ended' }), { type: 'start-again' }, send(2));
    expect(state.messages).toEqual([]);
    expect(requests).toEqual([{ type: 'send', conversation: null, key: key(2), text: 'own 2' }]);
  });

  it('deletes the conversation at sign-out', () => {
    expect(run(update([own(1)]), { type: 'signed-out' }).state).toEqual({
      ...INITIAL,
      connection: 'signed-out',
    });
  });
});
