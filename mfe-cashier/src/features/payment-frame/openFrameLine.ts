import type { FrameAdapter, FrameEvent } from './paymentFrame.port.ts';

export interface FrameLineOptions {
  /** Where messages arrive: the page's window. */
  readonly page: Window;
  readonly frame: () => HTMLIFrameElement | null;
  /** The one origin that may speak, from the payment itself. */
  readonly origin: string;
  readonly adapter: FrameAdapter;
  onEvent(event: FrameEvent): void;
}

export interface FrameLine {
  send(message: unknown): void;
  /** How many messages counted for nothing. */
  rejected(): number;
  close(): void;
}

type Incoming = Pick<MessageEvent, 'origin' | 'source' | 'data'>;

/** The line between the cashier and one payment's frame: its own window, its exact origin, words it knows; everything else counts for nothing. */
export function openFrameLine({ page, frame, origin, adapter, onEvent }: FrameLineOptions): FrameLine {
  let rejected = 0;
  let isCloseHeard = false;
  const listen = ({ origin: from, source, data }: Incoming): void => {
    const window = frame()?.contentWindow ?? null;
    const event = window !== null && source === window && from === origin ? adapter.read(data) : undefined;
    // asked to close once, whatever it says afterwards
    if (event === undefined || (event.type === 'close-asked' && isCloseHeard)) {
      rejected += 1;
      return;
    }
    if (event.type === 'close-asked') isCloseHeard = true;
    onEvent(event);
  };
  page.addEventListener('message', listen);
  return {
    // never '*': a frame that has gone elsewhere hears nothing
    send: (message) => frame()?.contentWindow?.postMessage(message, origin),
    rejected: () => rejected,
    close: () => page.removeEventListener('message', listen),
  };
}
