import type { IncomingMessage, ServerResponse } from 'node:http';
import { createYoga, useExecutionCancellation } from 'graphql-yoga';
import { GraphQLError, type GraphQLSchema } from 'graphql';
import { BodyTooLarge, readBody } from '@foyer/runtime';
import { isConnectionError } from '../../lib/withRetry.ts';
import { identityOf, type TokenDeps } from '../../sessions/tokenIdentity.ts';
import type { TokenIdentity } from '../../sessions/tokenVerifier.ts';
import { createContext, single, type ApiContext, type ContextDeps } from './context.ts';
import { failure, sendFailure } from './failure.ts';
import type { DocumentGate } from './prepareDocument.ts';
import { applyDocumentGate, maskErrors, type HttpContext } from './yogaPlugins.ts';

const MAX_BODY_BYTES = 128 * 1024;
const MAX_URL_LENGTH = 16 * 1024;
/**
 * Content types that a form of another site cannot send without a CORS preflight
 * (requirements/reliability#fault-45).
 */
export const JSON_TYPE = /^application\/(?:graphql\+)?json(?:;|$)/i;
const FORWARDED_HEADERS: readonly string[] = ['content-type', 'allow'];

export interface HttpGraphqlDeps extends ContextDeps, TokenDeps {}

/** GraphQL over HTTP (graphql-http): POST and GET queries; no uploads, batches or subscriptions. */
export function createHttpGraphql(
  deps: HttpGraphqlDeps,
  schema: GraphQLSchema,
  gate: DocumentGate,
  endpoint: string,
) {
  const yoga = createYoga<HttpContext, ApiContext>({
    schema,
    graphqlEndpoint: endpoint,
    landingPage: false,
    graphiql: false,
    batching: false,
    multipart: false,
    cors: false,
    logging: false,
    parserAndValidationCache: false,
    // readBody() has limited it
    maxRequestBodySize: false,
    context: ({ api }) => api,
    maskedErrors: false,
    plugins: [applyDocumentGate(gate), useExecutionCancellation(), maskErrors(deps.log)],
  });

  return async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      if ((request.url?.length ?? 0) > MAX_URL_LENGTH)
        return sendFailure(
          response,
          414,
          failure('RequestTooComplexFailure', { reasons: ['RequestTooComplexFailure', 'url'] }),
          deps,
        );
      if (request.method === 'POST' && !JSON_TYPE.test(single(request.headers['content-type']) ?? ''))
        return sendFailure(
          response,
          415,
          failure('RequestInvalid', { reasons: ['MediaTypeUnsupported'] }),
          deps,
        );
      const body = request.method === 'POST' ? await readBody(request, MAX_BODY_BYTES) : undefined;
      const identity = await identityOfRequest(deps, request);
      const api = await createContext(deps, request.headers, identity);
      const answer = await yoga.fetch(
        // those of yoga do not copy a text through streams
        new yoga.fetchAPI.Request(`http://api${request.url ?? endpoint}`, {
          method: request.method ?? 'GET',
          headers: headersOf(request, yoga.fetchAPI),
          ...(body === undefined ? {} : { body }),
        }),
        { api },
      );
      await send(response, answer);
    } catch (error) {
      if (error instanceof BodyTooLarge)
        sendFailure(
          response,
          413,
          failure('RequestTooComplexFailure', { reasons: ['RequestTooComplexFailure', 'body'] }),
          deps,
        );
      else sendFailure(response, statusOf(error), error, deps);
    }
  };
}

/**
 * Visitors send no token. An invalid token fails the whole request, so that the page re-authenticates
 * (requirements/errors#token-refresh).
 */
async function identityOfRequest(
  deps: TokenDeps,
  request: IncomingMessage,
): Promise<TokenIdentity | undefined> {
  const header = single(request.headers.authorization);
  if (header === undefined || header === '') return undefined;
  const token = /^Bearer ([A-Za-z0-9._~+/=-]+)$/i.exec(header)?.[1];
  const identity = token === undefined ? undefined : await identityOf(deps, token);
  if (!identity) throw failure('AuthenticationFailure', { httpStatus: 401 });
  return identity;
}

function headersOf(
  request: IncomingMessage,
  { Headers: YogaHeaders }: { readonly Headers: typeof Headers },
): Headers {
  const headers = new YogaHeaders();
  for (const name of ['accept', 'content-type']) {
    const value = single(request.headers[name]);
    if (value !== undefined) headers.set(name, value);
  }
  return headers;
}

async function send(response: ServerResponse, answer: Response): Promise<void> {
  const body = Buffer.from(await answer.arrayBuffer());
  response.writeHead(answer.status, {
    ...Object.fromEntries(
      [...answer.headers]
        .map(([name, value]) => [name.toLowerCase(), value] as const)
        .filter(([name]) => FORWARDED_HEADERS.includes(name)),
    ),
    'content-length': String(body.length),
    ...(answer.status === 503 ? { 'retry-after': '1' } : {}),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    vary: 'Authorization, Accept',
  });
  response.end(body);
}

function statusOf(error: unknown): number {
  const http = error instanceof GraphQLError ? error.extensions.http : undefined;
  return http?.status ?? (isConnectionError(error) ? 503 : 500);
}
