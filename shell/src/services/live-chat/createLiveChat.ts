import { toAppError } from '@foyer/data';
import { ignoreError } from '@foyer/kernel';
import { backoffMs } from '@foyer/kernel/backoff';
import { runMachine } from '@foyer/platform';
import type { Services, Store } from '@foyer/contract';
import { GenerateLiveChatTokenDocument } from './LiveChat.generated.ts';
import { retryLoad } from './retryLoad.ts';
import type { ChatConnection, ChatProvider } from './chatProvider.ts';
import {
  INITIAL,
  transition,
  type LiveChatEffect,
  type LiveChatEvent,
  type LiveChatState,
} from './liveChat.machine.ts';

/** The live chat of the signed-in player, or of a visitor where the brand allows it. */
export interface LiveChat extends Store<LiveChatState> {
  send(text: string): void;
  refuseFile(): void;
  markRead(): void;
  end(): void;
  rate(rating: 1 | 2 | 3 | 4 | 5): void;
  requestTranscript(): void;
  /** Leaves an ended chat; the next message starts another one. */
  startAgain(): void;
  textReturned(): void;
  /** Connects at once instead of after the back-off. */
  retry(): void;
  close(): void;
}

export interface LiveChatPorts extends Pick<Services, 'apollo' | 'session'> {
  readonly provider: ChatProvider;
  newKey(): string;
  /** The id of a visitor's chat, kept by the tab. */
  readonly visitor: { read(): string | null; write(id: string): void };
}

const RECONNECT = { firstMs: 1_000, maxMs: 20_000 };
/** Number of replaced tokens after which the chat counts as signed out. */
const REFUSED_TOKENS = 3;

/** Starts the chat: signs in with a token of the api, and connects again with back-off until it is closed. */
export function createLiveChat({ apollo, session, provider, newKey, visitor }: LiveChatPorts): LiveChat {
  let connection: ChatConnection | undefined;
  let failures = 0;
  let refusals = 0;
  let attempt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;

  const machine = runMachine<LiveChatState, LiveChatEvent, LiveChatEffect>({
    initial: INITIAL,
    transition,
    perform: ({ request }) => connection?.send(request),
  });

  const isVisitor = (): boolean => session.current().status === 'LOGGED_OUT';
  const wasVisitor = isVisitor();
  const isRefusedVisitor = (error: unknown): boolean =>
    isVisitor() && toAppError(error).kind === 'authentication';

  async function token(): Promise<string | undefined> {
    const { data } = await apollo.mutate({
      mutation: GenerateLiveChatTokenDocument,
      variables: { visitorId: isVisitor() ? visitor.read() : null },
    });
    const visitorId = data?.generateLiveChatToken.visitorId;
    if (typeof visitorId === 'string') visitor.write(visitorId);
    return data?.generateLiveChatToken.token;
  }

  async function connect(): Promise<void> {
    clearTimeout(timer);
    connection?.close();
    attempt += 1;
    const own = attempt;
    try {
      const granted = await retryLoad(
        token,
        (error) => !isClosed && own === attempt && !isRefusedVisitor(error),
      );
      if (isClosed || own !== attempt) return;
      if (granted === undefined) throw new Error('The api issued no live-chat token.');
      connection = provider.connect({
        onOpen: () => machine.send({ type: 'token', token: granted }),
        onAnswer(answer) {
          failures = 0;
          refusals = 0;
          machine.send({ type: 'answer', answer });
        },
        onClose: lost,
      });
    } catch (error) {
      if (isClosed || own !== attempt) return;
      if (isRefusedVisitor(error)) return signedOut();
      ignoreError('chat token')(error); // requested again with the next attempt
      lost(false);
    }
  }

  function lost(isRefused: boolean): void {
    if (isClosed) return;
    connection = undefined;
    failures += 1;
    if (isRefused) refusals += 1;
    if (refusals >= REFUSED_TOKENS || (!wasVisitor && isVisitor())) return signedOut();
    machine.send({ type: 'lost' });
    timer = setTimeout(() => void connect(), backoffMs(failures, RECONNECT));
  }

  function signedOut(): void {
    clearTimeout(timer);
    machine.send({ type: 'signed-out' });
  }

  function retry(): void {
    if (machine.current().connection === 'offline') void connect();
  }

  /** Reports the loss at once: a socket detects a lost network only after minutes. */
  function goOffline(): void {
    if (machine.current().connection !== 'online') return;
    connection?.close();
    lost(false);
  }

  addEventListener('online', retry);
  addEventListener('offline', goOffline);
  void connect();
  return {
    current: machine.current,
    subscribe: machine.subscribe,
    send(text) {
      const trimmed = text.trim();
      if (trimmed !== '') machine.send({ type: 'send', key: newKey(), text: trimmed });
    },
    refuseFile: () => machine.send({ type: 'file-refused' }),
    markRead: () => machine.send({ type: 'read' }),
    end: () => machine.send({ type: 'end' }),
    rate: (rating) => machine.send({ type: 'rate', rating }),
    requestTranscript: () => machine.send({ type: 'transcript' }),
    startAgain: () => machine.send({ type: 'start-again' }),
    textReturned: () => machine.send({ type: 'text-returned' }),
    retry,
    close() {
      isClosed = true;
      clearTimeout(timer);
      removeEventListener('online', retry);
      removeEventListener('offline', goOffline);
      connection?.close();
      machine.close();
    },
  };
}
