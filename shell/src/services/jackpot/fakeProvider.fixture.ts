import type { OptInStatus } from './optIn.machine.ts';

/** A fake provider behind the page's fetch and WebSocket. */
export interface FakeProvider {
  status: OptInStatus | undefined;
  isDown: boolean;
  readonly sent: { readonly type: string; readonly data: Record<string, unknown> }[];
  readonly opened: string[];
  deliver(type: string, data: object): void;
  /** Closes the open socket, as after a failure of the provider. */
  disconnect(): void;
  restore(): void;
}

export const POTS = {
  total: 5_310_000,
  mega: 5_000_000,
  major: 250_000,
  minor: 10_000,
  shared: 50_000,
} as const;

export function potsOf(
  values: Readonly<Record<string, number>>,
): readonly { id: string; current_value: number }[] {
  return Object.entries(values).map(([id, value]) => ({ id, current_value: value }));
}

export function installProvider(): FakeProvider {
  const before = { fetch: globalThis.fetch, WebSocket: globalThis.WebSocket };
  let current: FakeSocket | undefined;
  const fake: FakeProvider = {
    status: undefined,
    isDown: false,
    sent: [],
    opened: [],
    deliver: (type, data) => current?.onmessage?.({ data: JSON.stringify({ type, data }) }),
    disconnect: () => current?.onclose?.(),
    restore: () => void Object.assign(globalThis, before),
  };

  class FakeSocket {
    onopen?: () => void;
    onmessage?: (event: { data: string }) => void;
    onclose?: (() => void) | null;
    constructor(address: string) {
      fake.opened.push(address);
      queueMicrotask(() => (fake.isDown ? this.onclose?.() : this.onopen?.()));
      connect(this);
    }
    send(text: string): void {
      fake.sent.push(JSON.parse(text) as FakeProvider['sent'][number]);
    }
    close(): void {
      this.onclose?.();
    }
  }

  function connect(socket: FakeSocket): void {
    current = socket;
  }

  const answer = async (input: unknown): Promise<{ status: number; json(): Promise<unknown> }> => {
    const path = String(input);
    const body = path.endsWith('/tickets')
      ? { ticket: 'one-use' }
      : path.endsWith('/currencies')
        ? { multipliers: { EUR: 1, USD: 1.1 } }
        : { id: 'site-wide-1', pots: potsOf(POTS), ...(fake.status && { optin_status: fake.status }) };
    return { status: fake.isDown ? 404 : 200, json: async () => body };
  };
  Object.assign(globalThis, { fetch: answer, WebSocket: FakeSocket });
  return fake;
}
