import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { CloseCode, makeServer } from 'graphql-ws';
import {
  execute,
  getOperationAST,
  subscribe,
  type ExecutionArgs,
  type GraphQLError,
  type GraphQLSchema,
} from 'graphql';
import { WebSocketServer, type WebSocket } from 'ws';
import { brandOfHost } from '@foyer/market';
import { createContext, single, type ApiContext, type ContextDeps } from '../graphql/context.ts';
import { failure } from '../graphql/failure.ts';
import { maskError } from '../graphql/failure.ts';
import type { DocumentGate } from '../graphql/prepareDocument.ts';
import { keepHeartbeat } from '@foyer/runtime';
import { confirmed, isEventStream } from './confirmed.ts';
import { identityOf, type TokenDeps } from '../../sessions/tokenIdentity.ts';
import type { SessionRegistry } from '../../sessions/sessionRegistry.ts';
import type { TokenIdentity } from '../../sessions/tokenVerifier.ts';

const MAXIMUM_MESSAGE = 64 * 1024;
const MAXIMUM_BUFFERED = 1024 * 1024;
const MAXIMUM_OPERATIONS = 20;
const INITIALISATION_MS = 10_000;
const LONGEST_TIMER_MS = 2_147_483_647;

export interface GraphqlSocketDeps extends ContextDeps, TokenDeps {
  readonly sessions: Pick<SessionRegistry, 'isLive' | 'onEnded'>;
}

interface Extra {
  readonly request: IncomingMessage;
  readonly socket: WebSocket;
  identity?: TokenIdentity;
}

export interface GraphqlSocket {
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  close(): Promise<void>;
}

/**
 * graphql-transport-ws. A socket lives as long as its token and its session: 4403 requests a fresh token,
 * 4401 ends the session.
 */
export function createGraphqlSocket(
  deps: GraphqlSocketDeps,
  schema: GraphQLSchema,
  gate: DocumentGate,
): GraphqlSocket {
  const wss = new WebSocketServer({
    noServer: true,
    maxPayload: MAXIMUM_MESSAGE,
    handleProtocols: (protocols) => (protocols.has('graphql-transport-ws') ? 'graphql-transport-ws' : false),
  });
  const server = makeServer<Record<string, unknown>, Extra>({
    connectionInitWaitTimeout: INITIALISATION_MS,
    onConnect: ({ connectionParams, extra }) => connect(deps, extra, connectionParams),
    onSubscribe: async ({ extra, subscriptions }, _id, payload) => {
      try {
        // includes the id of the new operation
        if (Object.keys(subscriptions).length > MAXIMUM_OPERATIONS)
          throw failure('RequestTooComplexFailure', { reasons: ['RequestTooComplexFailure', 'operations'] });
        return await prepare(deps, schema, gate, extra, payload);
      } catch (error) {
        return [maskError(error, crypto.randomUUID(), deps.log)];
      }
    },
    onNext: (_context, _id, _payload, args, result) =>
      result.errors
        ? {
            data: result.data ?? null,
            errors: result.errors.map((error) => shown(error, args, deps).toJSON()),
          }
        : undefined,
    onError: (_context, _id, _payload, errors) =>
      errors.map((error) => maskError(error, crypto.randomUUID(), deps.log).toJSON()),
    onOperation: (_context, _id, _payload, _args, result) =>
      isEventStream(result) ? confirmed(result) : undefined,
    execute: (args) => execute(args),
    subscribe: (args) => subscribe(args),
  });

  wss.on('connection', (socket, request) => serve(server, socket, request));

  return {
    upgrade(request, socket, head) {
      if (!isOriginAllowed(request)) {
        socket.end('HTTP/1.1 403 Forbidden\r\nconnection: close\r\ncontent-length: 0\r\n\r\n');
        return;
      }
      wss.handleUpgrade(request, socket, head, (ws) => wss.emit('connection', ws, request));
    },
    async close() {
      for (const socket of wss.clients) socket.close(1001, 'Going away');
      await new Promise<void>((resolve) => wss.close(() => resolve()));
      for (const socket of wss.clients) socket.terminate();
    },
  };
}

function serve(
  server: ReturnType<typeof makeServer<Record<string, unknown>, Extra>>,
  socket: WebSocket,
  request: IncomingMessage,
): void {
  const extra: Extra = { request, socket };
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
    extra,
  );
  socket.once('close', (code, reason) => {
    void closed(code, String(reason));
  });
}

/**
 * Terminates a slow reader before its buffer consumes memory; the client reconnects and reads the current
 * state.
 */
function sendBounded(socket: WebSocket, data: string): Promise<void> {
  if (socket.bufferedAmount > MAXIMUM_BUFFERED) {
    socket.terminate();
    return Promise.resolve();
  }
  return new Promise((resolve, reject) => socket.send(data, (error) => (error ? reject(error) : resolve())));
}

async function connect(
  deps: GraphqlSocketDeps,
  extra: Extra,
  params: Readonly<Record<string, unknown>> | undefined,
): Promise<boolean> {
  const token = tokenOf(params);
  if (token === undefined) return true;
  const identity = await identityOf(deps, token);
  if (!identity) return false;
  extra.identity = identity;
  const timer = setTimeout(
    () => extra.socket.close(CloseCode.Forbidden, 'Token expired'),
    Math.min(LONGEST_TIMER_MS, Math.max(0, identity.expiresAt - deps.clock())),
  );
  timer.unref();
  const forget = deps.sessions.onEnded(({ sid }) => {
    // the session event is sent before the socket closes
    if (sid === identity.sid)
      setImmediate(() => extra.socket.close(CloseCode.Unauthorized, 'Session destroyed'));
  });
  extra.socket.once('close', () => {
    clearTimeout(timer);
    forget();
  });
  return true;
}

function tokenOf(params: Readonly<Record<string, unknown>> | undefined): string | undefined {
  const given = params?.['accessToken'] ?? params?.['Authorization'] ?? params?.['authorization'];
  if (typeof given !== 'string' || given === '') return undefined;
  return given.replace(/^Bearer /i, '');
}

interface SocketRequest {
  readonly query?: unknown;
  readonly documentId?: unknown;
  readonly variables?: Readonly<Record<string, unknown>> | null | undefined;
  readonly operationName?: string | null | undefined;
  readonly extensions?: unknown;
}

/** @throws a typed GraphQLError; applies the document gate of HTTP. */
async function prepare(
  deps: GraphqlSocketDeps,
  schema: GraphQLSchema,
  gate: DocumentGate,
  extra: Extra,
  payload: SocketRequest,
): Promise<ExecutionArgs | readonly GraphQLError[]> {
  const document = gate.parse(await gate.text(payload));
  const errors = gate.validate(document);
  if (errors.length > 0) return errors.map((error) => maskError(error, crypto.randomUUID(), deps.log));
  const operation = getOperationAST(document, payload.operationName);
  if (!operation) throw failure('RequestInvalid', { keys: ['operationName'] });
  if (extra.identity && !(await deps.sessions.isLive(extra.identity))) throw failure('AuthenticationFailure');
  return {
    schema,
    document,
    operationName: payload.operationName ?? null,
    variableValues: payload.variables ?? null,
    contextValue: createContext(deps, extra.request.headers, extra.identity),
  };
}

function shown(error: GraphQLError, args: ExecutionArgs, deps: GraphqlSocketDeps): GraphQLError {
  return maskError(
    error,
    (args.contextValue as ApiContext | undefined)?.traceId ?? crypto.randomUUID(),
    deps.log,
  );
}

/**
 * Browsers send the origin of the page, which must belong to a brand (ASVS 4.4.2). Other clients send none.
 */
function isOriginAllowed(request: IncomingMessage): boolean {
  const origin = single(request.headers.origin);
  if (origin === undefined) return true;
  const url = URL.parse(origin);
  return url !== null && brandOfHost(url.host) !== undefined;
}
