import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { makeServer } from 'graphql-ws';
import {
  execute,
  getOperationAST,
  subscribe,
  type ExecutionArgs,
  type GraphQLError,
  type GraphQLSchema,
} from 'graphql';
import { WebSocketServer } from 'ws';
import { brandOfHost } from '@foyer/market';
import { createContext, single, type ApiContext, type ContextDeps } from '../graphql/context.ts';
import { failure, maskError } from '../graphql/failure.ts';
import type { DocumentGate } from '../graphql/prepareDocument.ts';
import { confirmed, isEventStream } from './confirmed.ts';
import {
  authenticateSocket,
  serveSocket,
  type SocketSession,
  type SocketSessionDeps,
} from './socketSession.ts';

const MAX_MESSAGE_BYTES = 64 * 1024;
const MAX_OPERATIONS = 20;
const INITIALISATION_MS = 10_000;

export interface GraphqlSocketDeps extends ContextDeps, SocketSessionDeps {}

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
    maxPayload: MAX_MESSAGE_BYTES,
    handleProtocols: (protocols) => (protocols.has('graphql-transport-ws') ? 'graphql-transport-ws' : false),
  });
  const server = makeServer<Record<string, unknown>, SocketSession>({
    connectionInitWaitTimeout: INITIALISATION_MS,
    onConnect: ({ connectionParams, extra }) => authenticateSocket(deps, extra, connectionParams),
    onSubscribe: async ({ extra, subscriptions }, _id, payload) => {
      try {
        // includes the id of the new operation
        if (Object.keys(subscriptions).length > MAX_OPERATIONS)
          throw failure('RequestTooComplexFailure', { reasons: ['RequestTooComplexFailure', 'operations'] });
        return await prepareOperation(deps, schema, gate, extra, payload);
      } catch (error) {
        return [maskError(error, crypto.randomUUID(), deps.log)];
      }
    },
    onNext: (_context, _id, _payload, args, result) =>
      result.errors
        ? {
            data: result.data ?? null,
            errors: result.errors.map((error) => maskOperationError(error, args, deps).toJSON()),
          }
        : undefined,
    onError: (_context, _id, _payload, errors) =>
      errors.map((error) => maskError(error, crypto.randomUUID(), deps.log).toJSON()),
    onOperation: (_context, _id, _payload, _args, result) =>
      isEventStream(result) ? confirmed(result) : undefined,
    execute: (args) => execute(args),
    subscribe: (args) => subscribe(args),
  });

  wss.on('connection', (socket, request) => serveSocket(server, socket, request));

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

interface SocketRequest {
  readonly query?: unknown;
  readonly documentId?: unknown;
  readonly variables?: Readonly<Record<string, unknown>> | null | undefined;
  readonly operationName?: string | null | undefined;
  readonly extensions?: unknown;
}

/** @throws a typed GraphQLError; applies the document gate of HTTP. */
async function prepareOperation(
  deps: GraphqlSocketDeps,
  schema: GraphQLSchema,
  gate: DocumentGate,
  { identity, request }: SocketSession,
  payload: SocketRequest,
): Promise<ExecutionArgs | readonly GraphQLError[]> {
  const document = gate.parse(await gate.text(payload));
  const errors = gate.validate(document);
  if (errors.length > 0) return errors.map((error) => maskError(error, crypto.randomUUID(), deps.log));
  const operation = getOperationAST(document, payload.operationName);
  if (!operation) throw failure('RequestInvalid', { keys: ['operationName'] });
  if (identity && !(await deps.sessions.isLive(identity))) throw failure('AuthenticationFailure');
  return {
    schema,
    document,
    operationName: payload.operationName ?? null,
    variableValues: payload.variables ?? null,
    contextValue: await createContext(deps, request.headers, identity),
  };
}

function maskOperationError(error: GraphQLError, args: ExecutionArgs, deps: GraphqlSocketDeps): GraphQLError {
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
