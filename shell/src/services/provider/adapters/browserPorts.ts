import { openSocket } from '@foyer/data/open-socket';
import type { ProviderPorts } from '../providerPorts.ts';

const DEADLINE_MS = 10_000;
const OK = 200;

/** The page’s own origin proxies the providers (requirements/interfaces). */
export const browserPorts: ProviderPorts = {
  async call(method, path, bearer, signal) {
    const deadline = AbortSignal.timeout(DEADLINE_MS);
    const response = await fetch(path, {
      method,
      headers: {
        accept: 'application/json',
        ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
      },
      credentials: 'omit',
      cache: 'no-store',
      signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
    });
    const { status, statusText } = response;
    // an error response of the proxy is not JSON
    return { status, statusText, body: status === OK ? ((await response.json()) as unknown) : undefined };
  },
  openSocket(path, { onOpen, onMessage, onClose }) {
    const socket = openSocket(path);
    socket.onopen = onOpen;
    socket.onmessage = ({ data }) => onMessage(String(data));
    socket.onclose = onClose;
    return {
      send: (text) => socket.send(text),
      close() {
        // the caller closed the connection itself
        socket.onclose = null;
        socket.close();
      },
    };
  },
  log: (message) => console.warn(message),
  after(milliseconds, act) {
    const timer = setTimeout(act, milliseconds);
    return () => clearTimeout(timer);
  },
};
