import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ApolloClient } from '@apollo/client';
import { createCache } from '@foyer/data';
import { answer, fakeServices, mockLink, refuse, signedInSession } from '@foyer/platform/testing';
import type { LiveChatAnswer, LiveChatRequest } from '@foyer/kernel/live-chat';
import type { ChatListener } from './chatProvider.ts';
import { createLiveChat, type LiveChat } from './createLiveChat.ts';
import { GenerateLiveChatTokenDocument } from './LiveChat.generated.ts';

let connections: { readonly listener: ChatListener; readonly requests: LiveChatRequest[] }[];
let chat: LiveChat;

function open({ isRefused = false } = {}) {
  const services = fakeServices();
  services.session.set(signedInSession());
  const mock = isRefused
    ? refuse(GenerateLiveChatTokenDocument, 'AuthenticationFailure')
    : answer(GenerateLiveChatTokenDocument, {
        __typename: 'Mutation',
        generateLiveChatToken: { __typename: 'LiveChatToken', token: 'granted', visitorId: null },
      });
  const client = new ApolloClient({ cache: createCache(), link: mockLink([mock]) });
  const mutate = jest.spyOn(client, 'mutate');
  chat = createLiveChat({
    apollo: client,
    session: services.session,
    newKey: () => '00000000-0000-4000-8000-000000000001',
    visitor: { read: () => null, write: () => undefined },
    provider: {
      connect(listener) {
        const requests: LiveChatRequest[] = [];
        connections.push({ listener, requests });
        return { send: (request) => void requests.push(request), close: () => undefined };
      },
    },
  });
  return { session: services.session, mutate };
}

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const latest = () => connections.at(-1);
const EMPTY: LiveChatAnswer = { type: 'update', conversation: null, messages: [] };

describe('createLiveChat', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    connections = [];
  });
  afterEach(() => {
    chat.close();
    jest.useRealTimers();
  });

  it('connects with a token of the api and is online with the first answer', async () => {
    open();
    await pass(0);
    latest()?.listener.onOpen();
    expect(latest()?.requests).toEqual([{ type: 'hello', token: 'granted', conversation: null, after: 0 }]);
    expect(chat.current().connection).toBe('connecting');
    latest()?.listener.onAnswer(EMPTY);
    expect(chat.current().connection).toBe('online');
  });

  it('connects again with growing pauses of at most 20 s, and at once when the player asks', async () => {
    open();
    await pass(0);
    latest()?.listener.onClose(false);
    expect(chat.current().connection).toBe('offline');
    await pass(1_000);
    expect(connections).toHaveLength(2);
    for (let failure = 2; failure <= 8; failure += 1) {
      latest()?.listener.onClose(false);
      await pass(20_000);
      expect(connections).toHaveLength(failure + 1);
    }
    latest()?.listener.onClose(false);
    chat.retry();
    await pass(0);
    expect(connections).toHaveLength(10);
  });

  it('is offline as soon as the browser is, and connects when the network returns', async () => {
    open();
    await pass(0);
    latest()?.listener.onAnswer(EMPTY);
    dispatchEvent(new Event('offline'));
    expect(chat.current().connection).toBe('offline');
    dispatchEvent(new Event('online'));
    await pass(0);
    expect(connections).toHaveLength(2);
    await pass(30_000);
    expect(connections).toHaveLength(2); // the attempt of the back-off was replaced
  });

  it('requests another token when one is refused, and counts as signed out after three refusals', async () => {
    open();
    await pass(0);
    for (const expected of ['offline', 'offline', 'signed-out']) {
      latest()?.listener.onClose(true);
      expect(chat.current().connection).toBe(expected);
      await pass(20_000);
    }
    expect(connections).toHaveLength(3);
  });

  it('is signed out when the session has ended', async () => {
    const { session } = open();
    await pass(0);
    session.set({ status: 'LOGGED_OUT' });
    latest()?.listener.onClose(true);
    expect(chat.current().connection).toBe('signed-out');
  });

  it('requests a token again three times, every 500 ms, before it counts as offline (requirements/constants#live-chat)', async () => {
    const { mutate } = open({ isRefused: true });
    for (const requests of [1, 2, 3, 4]) {
      await pass(0);
      expect([mutate.mock.calls.length, chat.current().connection]).toEqual([
        requests,
        requests === 4 ? 'offline' : 'connecting',
      ]);
      await pass(500);
    }
    expect(connections).toEqual([]);
  });
});
