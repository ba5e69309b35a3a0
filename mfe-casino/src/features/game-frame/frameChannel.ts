import {
  GAME_PROTOCOL_VERSION,
  parseGameMessage,
  type GameMessage,
  type HostMessage,
} from '@foyer/kernel/game-host';

export type MessageRejection = 'foreign-origin' | 'foreign-source' | 'malformed' | 'old-nonce';

export interface FrameExpectation {
  readonly origin: string;
  readonly nonce: string;
  /** The accepted window; null while the frame is not attached. */
  readonly source: Window | null;
}

type Incoming = Pick<MessageEvent, 'origin' | 'source' | 'data'>;

/** Returns a message whose origin, source and nonce match exactly, or the reason for its rejection. */
export function readFrameMessage(
  event: Incoming,
  expected: FrameExpectation,
): { readonly message: GameMessage } | { readonly rejection: MessageRejection } {
  if (event.origin !== expected.origin) return { rejection: 'foreign-origin' };
  if (expected.source === null || event.source !== expected.source) return { rejection: 'foreign-source' };
  const message = parseGameMessage(event.data);
  if (!message) return { rejection: 'malformed' };
  return message.nonce === expected.nonce ? { message } : { rejection: 'old-nonce' };
}

/** A message of the host without its envelope. */
type WithoutEnvelope<Message> = Message extends unknown ? Omit<Message, 'v' | 'nonce'> : never;
export type HostMessageBody = WithoutEnvelope<HostMessage>;

export interface FrameChannelOptions {
  /** Window that receives the messages. */
  readonly page: Window;
  readonly frame: () => HTMLIFrameElement | null;
  readonly origin: string;
  readonly nonce: string;
  onMessage(message: GameMessage): void;
}

export interface FrameChannel {
  send(body: HostMessageBody): void;
  /** Number of rejected messages, by reason. */
  rejections(): Readonly<Record<MessageRejection, number>>;
  close(): void;
}

/** Connects the page with one launch of a game. */
export function openFrameChannel({
  page,
  frame,
  origin,
  nonce,
  onMessage,
}: FrameChannelOptions): FrameChannel {
  const rejected: Record<MessageRejection, number> = {
    'foreign-origin': 0,
    'foreign-source': 0,
    malformed: 0,
    'old-nonce': 0,
  };
  const listen = (event: MessageEvent): void => {
    const read = readFrameMessage(event, { origin, nonce, source: frame()?.contentWindow ?? null });
    if ('message' in read) onMessage(read.message);
    else rejected[read.rejection] += 1;
  };
  page.addEventListener('message', listen);
  return {
    // never '*': a frame that has navigated elsewhere must not receive it
    send: (body) => frame()?.contentWindow?.postMessage({ ...body, v: GAME_PROTOCOL_VERSION, nonce }, origin),
    rejections: () => rejected,
    close: () => page.removeEventListener('message', listen),
  };
}
