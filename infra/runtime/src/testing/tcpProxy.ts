import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A TCP proxy that can stop forwarding without closing connections, like a network that drops packets. */
export interface TcpProxy {
  readonly port: number;
  /** Stops forwarding on the open connections; new connections work. */
  freezeOpen(): void;
  /** Stops forwarding on all connections, including new ones, until `thaw`. */
  freeze(): void;
  /** New connections work again; frozen ones stay frozen. */
  thaw(): void;
  close(): Promise<void>;
}

export async function startTcpProxy(target: {
  readonly host: string;
  readonly port: number;
}): Promise<TcpProxy> {
  const pairs = new Set<{ readonly ends: readonly Socket[]; isFrozen: boolean }>();
  let isFrozen = false;
  const server = createServer((incoming) => {
    const outgoing = connect(target.port, target.host);
    const pair = { ends: [incoming, outgoing], isFrozen };
    pairs.add(pair);
    for (const [from, to] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      from.on('data', (chunk) => {
        if (!pair.isFrozen) to.write(chunk);
      });
      from.on('end', () => {
        if (!pair.isFrozen) to.end();
      });
      from.on('error', () => {
        if (!pair.isFrozen) to.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const freezeOpen = (): void => {
    for (const pair of pairs) pair.isFrozen = true;
  };
  return {
    port: (server.address() as AddressInfo).port,
    freezeOpen,
    freeze() {
      isFrozen = true;
      freezeOpen();
    },
    thaw: () => void (isFrozen = false),
    close() {
      for (const { ends } of pairs) for (const end of ends) end.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** The connection string with the proxy in place of the server. */
export function throughProxy(connectionString: string, { port }: TcpProxy): string {
  const url = new URL(connectionString);
  url.host = `127.0.0.1:${port}`;
  return url.href;
}
