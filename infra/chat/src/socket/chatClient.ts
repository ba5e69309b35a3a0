import {
  LIVE_CHAT_SESSION_OVER,
  liveChatRequestSchema,
  type LiveChatAnswer,
  type LiveChatRefusal,
  type LiveChatRequest,
} from '@foyer/kernel/live-chat';
import { keepHeartbeat, type LiveChatCaller, type LiveChatTokens, type Log } from '@foyer/runtime';
import * as v from 'valibot';
import type { WebSocket } from 'ws';
import type { PlayerChat } from '../conversations/playerChat.ts';
import type { ConversationReader } from './conversationReader.ts';

export interface ClientParts {
  readonly tokens: LiveChatTokens;
  readonly playerChat: PlayerChat;
  readonly reader: ConversationReader;
  readonly log: Log;
  isSessionLive(caller: LiveChatCaller): Promise<boolean>;
  /** Called when a transcript was requested, so that it is sent without delay. */
  onTranscript(): void;
}

/** One open socket of a player. */
export interface ChatClient {
  /** Undefined until the token was accepted. */
  readonly caller: LiveChatCaller | undefined;
  readonly conversation: string | undefined;
  readonly isQueued: boolean;
  /** Reads the conversation again and sends what is new. */
  refresh(): void;
  close(code: number, reason: string): void;
}

const HELLO_MS = 5_000;
/** Requests of one socket per minute, far above manual use; messages have their own limit. */
const REQUESTS_PER_MINUTE = 120;
const MINUTE_MS = 60_000;
const requestText = v.pipe(v.string(), v.parseJson(), liveChatRequestSchema);

export function createChatClient(ws: WebSocket, brand: string, parts: ClientParts): ChatClient {
  const { playerChat, reader, log } = parts;
  let caller: LiveChatCaller | undefined;
  let conversation: string | undefined;
  let sentSeq = 0;
  let isQueued = false;
  let isClosed = false;
  let requests = 0;
  /** Requests and refreshes of a socket run one after the other, so that answers keep their order. */
  let work: Promise<void> = Promise.resolve();
  let refreshIsDue = false;
  const minute = setInterval(() => (requests = 0), MINUTE_MS);
  const helloTimer = setTimeout(() => close(1008, 'No hello'), HELLO_MS);
  minute.unref();

  function send(answer: LiveChatAnswer): void {
    if (ws.readyState === ws.OPEN) ws.send(JSON.stringify(answer));
  }

  function close(code: number, reason: string): void {
    isClosed = true;
    ws.close(code, reason);
  }

  function enqueue(act: () => Promise<void>): void {
    work = work
      .then(() => (isClosed ? undefined : act()))
      .catch((error: unknown) => {
        log.warn('chat request failed', { conversation, error });
        close(1011, 'Try again'); // the page resumes after the last message that it has
      });
  }

  async function sendUpdate(): Promise<void> {
    refreshIsDue = false;
    if (conversation === undefined) return send({ type: 'update', conversation: null, messages: [] });
    for (;;) {
      const update = await reader.read(conversation, sentSeq);
      if (!update) {
        conversation = undefined;
        return send({ type: 'update', conversation: null, messages: [] });
      }
      isQueued = update.conversation.status === 'queued';
      sentSeq = update.messages.at(-1)?.seq ?? sentSeq;
      const { hasMore, ...answer } = update;
      send({ type: 'update', ...answer });
      if (!hasMore) return;
    }
  }

  function refresh(): void {
    if (refreshIsDue || caller === undefined) return;
    refreshIsDue = true;
    enqueue(sendUpdate);
  }

  async function admit(hello: Extract<LiveChatRequest, { readonly type: 'hello' }>): Promise<void> {
    clearTimeout(helloTimer);
    const named = await parts.tokens.verify(hello.token, brand);
    if (!named || !(await parts.isSessionLive(named))) return close(LIVE_CHAT_SESSION_OVER, 'Not signed in');
    caller = named;
    conversation = await playerChat.find(named, hello.conversation);
    sentSeq = conversation !== undefined && conversation === hello.conversation ? hello.after : 0;
    await sendUpdate();
  }

  async function answer(request: LiveChatRequest, player: LiveChatCaller): Promise<void> {
    const refuse = (reason: LiveChatRefusal | undefined, key?: string): void => {
      if (reason) send({ type: 'refused', reason, ...(key === undefined ? {} : { key }) });
    };
    switch (request.type) {
      case 'hello':
        return close(1008, 'Not understood');
      case 'file':
        return refuse('FILES_NOT_ACCEPTED');
      case 'send': {
        const sent = await playerChat.send(player, request);
        if (typeof sent === 'string') return refuse(sent, request.key);
        if (conversation !== sent.id) sentSeq = 0;
        conversation = sent.id;
        return sendUpdate();
      }
      case 'read':
        return playerChat.markRead(player, request.conversation, request.seq);
      case 'end':
        return refuse(await playerChat.end(player, request.conversation));
      case 'rate':
        return playerChat.rate(player, request.conversation, request.rating);
      case 'transcript': {
        const reason = await playerChat.requestTranscript(player, request.conversation);
        if (reason) return refuse(reason);
        parts.onTranscript();
        return send({ type: 'transcript-requested' });
      }
    }
  }

  keepHeartbeat(ws);
  ws.on('message', (data: Buffer, isBinary) => {
    requests += 1;
    const read = isBinary ? undefined : v.safeParse(requestText, data.toString('utf8'));
    if (requests > REQUESTS_PER_MINUTE || !read?.success) return close(1008, 'Not understood');
    const request = read.output;
    enqueue(async () => {
      if (caller) return answer(request, caller);
      if (request.type !== 'hello') return close(1008, 'No hello');
      return admit(request);
    });
  });
  ws.once('close', () => {
    isClosed = true;
    clearInterval(minute);
    clearTimeout(helloTimer);
  });

  return {
    get caller() {
      return caller;
    },
    get conversation() {
      return conversation;
    },
    get isQueued() {
      return isQueued;
    },
    refresh,
    close,
  };
}
