import type { IncomingMessage } from 'node:http';
import { keepHeartbeat, type Clock } from '@foyer/runtime';
import { CloseCode, type makeServer } from 'graphql-ws';
import type { WebSocket } from 'ws';
import { identityOf, type TokenDeps } from '../../sessions/tokenIdentity.ts';
import type { SessionRegistry } from '../../sessions/sessionRegistry.ts';
import type { TokenIdentity } from '../../sessions/tokenVerifier.ts';

const MAX_BUFFERED_BYTES = 1024 * 1024;
const MAX_TIMER_MS = 2_147_483_647;

export interface SocketSessionDeps extends TokenDeps {
  readonly clock: Clock;
  readonly sessions: Pick<SessionRegistry, 'isLive' | 'onEnded'>;
}

/** One connected client. */
export interface SocketSession {
  readonly request: IncomingMessage;
  readonly socket: WebSocket;
  /** Set when the client has sent a valid access token. */
  identity?: TokenIdentity;
}

/**
 * Authenticates a client by the token of its first message, and closes its socket when the token or the session
 * ends. Clients without a token are visitors; false rejects an invalid one.
 */
export async function authenticateSocket(
  deps: SocketSessionDeps,
  session: SocketSession,
  params: Readonly<Record<string, unknown>> | undefined,
): Promise<boolean> {
  const token = tokenOf(params);
  if (token === undefined) return true;
  const identity = await identityOf(deps, token);
  if (!identity) return false;
  session.identity = identity;
  const timer = setTimeout(
    () => session.socket.close(CloseCode.Forbidden, 'Token expired'),
    Math.min(MAX_TIMER_MS, Math.max(0, identity.expiresAt - deps.clock())),
  );
  timer.unref();
  const unsubscribe = deps.sessions.onEnded(({ sid }) => {
    // the session event is sent before the socket closes
    if (sid === identity.sid)
      setImmediate(() => session.socket.close(CloseCode.Unauthorized, 'Session destroyed'));
  });
  session.socket.once('close', () => {
    clearTimeout(timer);
    unsubscribe();
  });
  return true;
}

function tokenOf(params: Readonly<Record<string, unknown>> | undefined): string | undefined {
  const given = params?.['accessToken'] ?? params?.['Authorization'] ?? params?.['authorization'];
  if (typeof given !== 'string' || given === '') return undefined;
  return given.replace(/^Bearer /i, '');
}

/** Connects a socket to the GraphQL server: messages, heartbeat, close. */
export function serveSocket(
  server: ReturnType<typeof makeServer<Record<string, unknown>, SocketSession>>,
  socket: WebSocket,
  request: IncomingMessage,
): void {
  keepHeartbeat(socket);
  const closed = server.opened(
    {
      protocol: socket.protocol,
      send: (data) => sendBounded(socket, data),
      close: (code, reason) => socket.close(code, reason),
      onMessage: (receive) =>
        void socket.on('message', (data: Buffer) => {
          receive(data.toString('utf8')).catch(() =>
            socket.close(CloseCode.InternalServerError, 'Internal server error'),
          );
        }),
    },
    { request, socket },
  );
  socket.once('close', (code, reason) => {
    void closed(code, String(reason));
  });
}

/**
 * Terminates a slow reader before its buffer consumes memory; the client reconnects and reads the current
 * state. A message to a client that has left is dropped: its subscriptions end with the close of the socket, and
 * the operator has nothing to repair.
 */
function sendBounded(socket: WebSocket, data: string): Promise<void> {
  if (socket.bufferedAmount > MAX_BUFFERED_BYTES) {
    socket.terminate();
    return Promise.resolve();
  }
  return new Promise((resolve, reject) =>
    socket.send(data, (error) => (error && socket.readyState === socket.OPEN ? reject(error) : resolve())),
  );
}
