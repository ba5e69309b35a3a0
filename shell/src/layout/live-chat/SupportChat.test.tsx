import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ApolloClient } from '@apollo/client';
import { IntlRoot } from '@foyer/i18n';
import { createCache } from '@foyer/data';
import { LIVE_CHAT_SESSION_OVER, type LiveChatAnswer, type LiveChatRequest } from '@foyer/kernel/live-chat';
import { PlatformProvider } from '@foyer/platform';
import {
  answer,
  fakeServices,
  mockLink,
  refuse,
  signedInSession,
  type FakeWorld,
} from '@foyer/platform/testing';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { GenerateLiveChatTokenDocument } from '../../services/live-chat/LiveChat.generated.ts';
import { contactSupport } from '../../services/live-chat/contactSupport.ts';
import { CHAT_VISITOR, OPEN_CHAT } from './chatStorage.ts';
import { chatPlace } from './chatPlace.ts';
import { SupportChat } from './SupportChat.tsx';

const ID = '00000000-0000-4000-8000-000000000001';
const VISITOR = '00000000-0000-4000-8000-000000000002';
const at = '2026-11-25T21:00:00.000Z';
const uuid = (seq: number): string => `00000000-0000-4000-8000-${String(100 + seq).padStart(12, '0')}`;

/** A socket of the chat service that the test answers. */
class FakeSocket {
  static readonly OPEN = 1;
  static opened: FakeSocket[] = [];
  readonly readyState = FakeSocket.OPEN;
  readonly requests: LiveChatRequest[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor() {
    FakeSocket.opened.push(this);
    setTimeout(() => this.onopen?.());
  }
  send(text: string): void {
    this.requests.push(JSON.parse(text) as LiveChatRequest);
  }
  close(): void {
    this.onclose?.({ code: 1000 });
  }
}

const realSocket = globalThis.WebSocket;
const stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
};
let isPhone = false;

beforeEach(() => {
  FakeSocket.opened = [];
  stored.clear();
  isPhone = false;
  // the bottom bar of a phone, outside the document: jsdom shows its button and the floating one
  chatPlace.set(document.createElement('li'));
  globalThis.WebSocket = FakeSocket as unknown as typeof WebSocket;
  globalThis.matchMedia = (() => ({ matches: !isPhone })) as unknown as typeof matchMedia;
});
afterEach(() => {
  cleanup();
  globalThis.WebSocket = realSocket;
});

interface Setup {
  readonly isPlayer?: boolean;
  /** The brand's site setting. */
  readonly mayVisitorsChat?: boolean;
  /** The api fails to issue a token. */
  readonly isTokenRefused?: boolean;
  readonly world?: FakeWorld;
}

function show({ isPlayer = true, mayVisitorsChat = false, isTokenRefused = false, world = {} }: Setup = {}) {
  const apollo = new ApolloClient({
    cache: createCache(),
    link: mockLink([
      isTokenRefused
        ? refuse(GenerateLiveChatTokenDocument, 'InternalFailure')
        : isPlayer || mayVisitorsChat
          ? answer(GenerateLiveChatTokenDocument, {
              __typename: 'Mutation',
              generateLiveChatToken: {
                __typename: 'LiveChatToken',
                token: 'granted',
                visitorId: isPlayer ? null : VISITOR,
              },
            })
          : refuse(GenerateLiveChatTokenDocument, 'AuthenticationFailure'),
    ]),
  });
  const services = fakeServices({ path: '/en/', ...world }, { apollo });
  if (isPlayer) services.session.set(signedInSession());
  render(
    <IntlRoot language="en" messages={{}}>
      <PlatformProvider host={{ app: 'shell', release: 'test', services, Slot: () => null }}>
        <SupportChat storage={storage} />
      </PlatformProvider>
    </IntlRoot>,
  );
  return services;
}

const button = () => screen.getByRole('button', { name: /^Live chat/ });
const dialog = () => screen.findByRole('dialog', { name: 'Live chat' });

async function service(): Promise<FakeSocket> {
  await waitFor(() => expect(FakeSocket.opened.at(-1)?.requests[0]).toMatchObject({ type: 'hello' }));
  return FakeSocket.opened.at(-1) as FakeSocket;
}

async function says(socket: FakeSocket, value: LiveChatAnswer): Promise<void> {
  await act(async () => socket.onmessage?.({ data: JSON.stringify(value) }));
}

const update = (
  change: Partial<Extract<LiveChatAnswer, { type: 'update' }>['conversation'] & object>,
  messages: Extract<LiveChatAnswer, { type: 'update' }>['messages'] = [],
): LiveChatAnswer => ({
  type: 'update',
  conversation: {
    id: ID,
    status: 'assigned',
    position: null,
    agent: 'Ann',
    readSeq: 0,
    rating: null,
    ...change,
  },
  messages,
});
const reply = { author: 'agent', seq: 1, key: uuid(1), at, text: 'How can I help?', name: 'Ann' } as const;

describe('the live chat of visitors', () => {
  it('continues under an id of the tab where the brand allows it, without a transcript by email', async () => {
    show({ isPlayer: false, mayVisitorsChat: true });
    await userEvent.click(button());
    const socket = await service();
    await says(socket, update({}, [reply]));
    expect(await screen.findByText('How can I help?')).toBeTruthy();
    expect([stored.get(CHAT_VISITOR), stored.get(OPEN_CHAT)]).toEqual([VISITOR, 'open']);
    await says(socket, update({ status: 'ended' }));
    expect(await screen.findByRole('button', { name: '5 stars' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Email me a copy' })).toBeNull();
  });

  it('connects again after a reload', async () => {
    stored.set(OPEN_CHAT, 'open');
    stored.set(CHAT_VISITOR, VISITOR);
    show({ isPlayer: false, mayVisitorsChat: true });
    expect((await service()).requests).toMatchObject([{ type: 'hello', token: 'granted' }]);
  });
});

describe('the live chat', () => {
  it('opens when a page contacts support', async () => {
    const services = show();
    act(() => contactSupport(services));
    await waitFor(() => expect(button().getAttribute('aria-expanded')).toBe('true'));
  });

  it('offers visitors the brand’s email address and the sign-in, without a connection', async () => {
    const services = show({ isPlayer: false });
    await userEvent.click(button());
    await dialog();
    expect(await screen.findByRole('link', { name: 'care@aurora.test' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(services.session.signIn).toHaveBeenCalledWith({ redir: '/en/' });
    expect(FakeSocket.opened).toEqual([]);
  });

  it('sends a message by keyboard alone and announces the place in the queue', async () => {
    show();
    button().focus();
    await userEvent.keyboard('{Enter}');
    const socket = await service();
    await says(socket, { type: 'update', conversation: null, messages: [] });
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Live chat' }));
    const input = screen.getByRole('textbox', { name: 'Your message' });
    input.focus();
    await userEvent.keyboard('Hello{Shift>}{Enter}{/Shift}again{Enter}');
    const sent = socket.requests.at(-1);
    expect(sent).toMatchObject({ type: 'send', conversation: null, text: 'Hello\nagain' });
    expect(screen.getByRole('log').textContent).toContain('Sending…');
    const key = sent?.type === 'send' ? sent.key : '';
    await says(
      socket,
      update({ status: 'queued', position: 3, agent: null }, [
        { author: 'player', seq: 1, key, at, text: 'Hello\nagain' },
      ]),
    );
    expect(within(screen.getByRole('dialog')).getByRole('status').textContent).toContain(
      'You’re number 3 in line.',
    );
    expect(screen.getByRole('log').textContent).not.toContain('Sending…');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(button());
  });

  it('counts unread replies on the button', async () => {
    const services = show();
    await userEvent.click(button());
    const socket = await service();
    await says(socket, update({}));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(button());
    await userEvent.click(button());
    await says(socket, update({}, [reply]));
    expect(screen.getByRole('button', { name: 'Live chat, 1 new message' })).toBeTruthy();
    expect(services.toasts.show).not.toHaveBeenCalled();
    await userEvent.click(button());
    expect(socket.requests.at(-1)).toEqual({ type: 'read', conversation: ID, seq: 1 });
    expect(screen.getByRole('button', { name: 'Live chat' })).toBeTruthy();
  });

  it('announces a reply in a toast beside a game, where the button is hidden', async () => {
    stored.set(OPEN_CHAT, 'open');
    const services = show({ world: { path: '/en/games/starlight/' } });
    await says(await service(), update({}, [reply]));
    expect(services.toasts.show).toHaveBeenCalledWith('info', 'New reply in your live chat');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('has a button in the bottom bar, which opens the same window', async () => {
    const place = document.createElement('li');
    chatPlace.set(place);
    show();
    const inBar = within(place).getByRole('button', { name: 'Live chat' });
    expect(inBar.textContent).toBe('Chat');
    await userEvent.click(inBar);
    await dialog();
    expect(inBar.getAttribute('aria-expanded')).toBe('true');
  });

  it('reserves space below the toasts while its button is shown', () => {
    const space = () => document.documentElement.style.getPropertyValue('--fy-chat-space');
    show();
    expect(space()).toBe('var(--fy-floating-chat)');
    cleanup();
    show({ world: { path: '/en/sports/' } });
    expect(space()).toBe('');
  });

  it('continues after a reload of the tab while a chat is open, and not after its end', async () => {
    stored.set(OPEN_CHAT, 'open');
    show();
    const socket = await service();
    await says(socket, update({}, [reply]));
    expect(screen.getByRole('button', { name: 'Live chat, 1 new message' })).toBeTruthy();
    await says(socket, update({ status: 'ended' }));
    expect(stored.has(OPEN_CHAT)).toBe(false);
  });

  it('rates an ended chat, requests a copy and starts another one', async () => {
    show();
    await userEvent.click(button());
    const socket = await service();
    await says(socket, update({ status: 'ended' }, [reply]));
    await userEvent.click(screen.getByRole('button', { name: '4 stars' }));
    await userEvent.click(screen.getByRole('button', { name: 'Email me a copy' }));
    expect(socket.requests.slice(-2)).toEqual([
      { type: 'rate', conversation: ID, rating: 4 },
      { type: 'transcript', conversation: ID },
    ]);
    await says(socket, { type: 'transcript-requested' });
    expect(screen.getByText(/emailing a copy/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Start a new chat' }));
    expect(screen.getByText('Hi! How can we help?')).toBeTruthy();
  });

  it('explains refusals, keeps the refused text, and refuses files', async () => {
    show();
    await userEvent.click(button());
    const socket = await service();
    await says(socket, update({}));
    const input = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your message' });
    await userEvent.type(input, 'Too fast{Enter}');
    const sent = socket.requests.at(-1);
    await says(socket, {
      type: 'refused',
      reason: 'RATE_LIMITED',
      key: sent?.type === 'send' ? sent.key : ID,
    });
    expect(screen.getByText(/Wait a minute/)).toBeTruthy();
    expect(input.value).toBe('Too fast');
    await act(async () => {
      const event = new Event('paste', { bubbles: true, cancelable: true });
      Object.assign(event, { clipboardData: { files: [new File(['x'], 'id.png')] } });
      input.dispatchEvent(event);
    });
    expect(screen.getByText(/“id\.png” wasn’t sent.*Email documents to care@aurora\.test/)).toBeTruthy();
  });

  it('names the email address when the chat cannot be started', async () => {
    show({ isTokenRefused: true });
    await userEvent.click(button());
    expect(await screen.findByText(/can’t start the chat right now.*email care@aurora\.test/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  it('says that the connection is lost, and offers to connect at once', async () => {
    show();
    await userEvent.click(button());
    const socket = await service();
    await says(socket, update({}));
    await act(async () => socket.onclose?.({ code: 1006 }));
    expect(within(screen.getByRole('dialog')).getByRole('status').textContent).toContain('Connection lost');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(FakeSocket.opened).toHaveLength(2));
  });

  it('keeps the focus when a button disappears, so that Escape minimizes the window', async () => {
    show();
    await userEvent.click(button());
    const socket = await service();
    await says(socket, update({ status: 'ended' }, [reply]));
    await userEvent.click(await screen.findByRole('button', { name: 'Email me a copy' }));
    await says(socket, { type: 'transcript-requested' });
    expect(screen.queryByRole('button', { name: 'Email me a copy' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(button());
  });

  it('ends with the session', async () => {
    const services = show();
    await userEvent.click(button());
    const socket = await service();
    await says(socket, update({}, [reply]));
    await act(async () => {
      services.session.set({ status: 'LOGGED_OUT' });
      socket.onclose?.({ code: LIVE_CHAT_SESSION_OVER });
    });
    expect(screen.queryByText('How can I help?')).toBeNull();
    // as for any visitor, the service decides whether another chat may start
    await waitFor(() => expect(FakeSocket.opened).toHaveLength(2));
    expect((await service()).requests).toMatchObject([{ conversation: null, after: 0 }]);
  });

  it.each<[what: string, world: FakeWorld]>([
    ['on the sports route', { path: '/en/sports/' }],
    ['beside a game', { path: '/en/games/starlight/' }],
    ['on a brand without the feature SupportChatWidget', { brand: 'tuli' }],
  ])('has no button %s', (_what, world) => {
    show({ world });
    expect(screen.queryByRole('button', { name: /^Live chat/ })).toBeNull();
  });
});
