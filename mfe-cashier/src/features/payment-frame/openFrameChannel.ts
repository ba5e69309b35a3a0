import type { FrameAdapter, FrameEvent } from './frameAdapter.ts';

export interface FrameChannelOptions {
  /** Window that receives the messages. */
  readonly page: Window;
  readonly frame: () => HTMLIFrameElement | null;
  /** The only accepted origin, taken from the payment itself. */
  readonly origin: string;
  readonly adapter: FrameAdapter;
  onEvent(event: FrameEvent): void;
}

export interface FrameChannel {
  send(message: unknown): void;
  /** Number of rejected messages. */
  rejected(): number;
  close(): void;
}

type Incoming = Pick<MessageEvent, 'origin' | 'source' | 'data'>;

/**
 * Connects the cashier with one payment's frame: accepts known messages of its own window and exact origin
 * only.
 */
export function openFrameChannel({
  page,
  frame,
  origin,
  adapter,
  onEvent,
}: FrameChannelOptions): FrameChannel {
  let rejected = 0;
  let isCloseReported = false;
  const listen = ({ origin: from, source, data }: Incoming): void => {
    const window = frame()?.contentWindow ?? null;
    const event = window !== null && source === window && from === origin ? adapter.read(data) : undefined;
    // a close request is reported once, regardless of later messages
    if (event === undefined || (event.type === 'close-requested' && isCloseReported)) {
      rejected += 1;
      return;
    }
    if (event.type === 'close-requested') isCloseReported = true;
    onEvent(event);
  };
  page.addEventListener('message', listen);
  return {
    // never '*': a frame that has navigated elsewhere must not receive it
    send: (message) => frame()?.contentWindow?.postMessage(message, origin),
    rejected: () => rejected,
    close: () => page.removeEventListener('message', listen),
  };
}
