/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { DevelopmentState } from '../protocol.ts';

export interface Connection {
  /** Reports the build that this page runs, and the releases whose files it may still request. */
  applied(hash: string): void;
}

const RETRY_MS = 1_000;

/** Follows the state of the development server, also after it was started again. */
export function connectTo(path: string, onState: (state: DevelopmentState) => void): Connection {
  let socket: WebSocket | undefined;
  let last = '';

  function open(): void {
    const address = new URL(path, location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    socket = new WebSocket(address);
    socket.onmessage = ({ data }: MessageEvent<string>) => onState(JSON.parse(data) as DevelopmentState);
    socket.onclose = () => void setTimeout(open, RETRY_MS);
  }

  open();
  return {
    applied(hash) {
      if (hash === last) return;
      last = hash;
      if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ applied: hash }));
    },
  };
}
