import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  execute,
  type ExecutionResult,
  type GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
} from 'graphql';
import * as v from 'valibot';
import { receiveSigned, sendJson, type Clock, type Log } from '@foyer/runtime';
import { single, traceIdOf } from './context.ts';
import { failure, maskError, sendFailure } from './failure.ts';
import { JSON_TYPE } from './httpGraphql.ts';
import { createDocumentGate } from './prepareDocument.ts';
import type { TrustedDocuments } from './trustedDocuments.ts';

export interface SignedGraphqlDeps {
  readonly clock: Clock;
  readonly log: Log;
}

export interface SignedEndpoint {
  readonly schema: GraphQLSchema;
  /** In production only these documents are run. */
  readonly trusted: TrustedDocuments;
  readonly isProduction: boolean;
  /** Secret of the signing partner. */
  readonly secret: string;
}

interface Answer {
  readonly data?: ExecutionResult['data'];
  readonly errors?: readonly unknown[];
}

const MAX_BODY_BYTES = 64 * 1024;
const RESPONSE_TYPE = 'application/graphql-response+json';
const map = v.nullish(
  v.custom<Readonly<Record<string, unknown>>>(
    (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  ),
);
const requestSchema = v.object({
  query: v.optional(v.unknown()),
  documentId: v.optional(v.string()),
  operationName: v.nullish(v.string()),
  variables: map,
  extensions: map,
});

/**
 * GraphQL over HTTP for servers that sign (ADR 0117): POST, one operation per request. The signature over
 * time, path and raw body is verified before parsing. Does not use the fetch objects and plugins of the
 * players' endpoint: at hundreds of bets per second they cost as much as the bet.
 */
export function createSignedGraphql(
  { clock, log }: SignedGraphqlDeps,
  { schema, trusted, isProduction, secret }: SignedEndpoint,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const gate = createDocumentGate({ schema, isProduction, trusted });

  async function answerTo(body: unknown): Promise<Answer> {
    const parsed = v.safeParse(requestSchema, body);
    if (!parsed.success)
      throw failure('RequestInvalid', {
        keys: parsed.issues.map((issue) => v.getDotPath(issue) ?? ''),
        httpStatus: 400,
      });
    const { variables, operationName, ...request } = parsed.output;
    const document = gate.parse(await gate.text(request));
    const mistakes = gate.validate(document);
    if (mistakes.length > 0) return { errors: mistakes };
    return execute({
      schema,
      document,
      variableValues: variables,
      operationName,
    });
  }

  return async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'POST')
      return sendJson(response, 405, { code: 'METHOD_NOT_ALLOWED' }, { allow: 'POST' });
    const received = await receiveSigned(request, response, secret, clock, MAX_BODY_BYTES);
    if (!received) return;
    if (!JSON_TYPE.test(single(request.headers['content-type']) ?? ''))
      return sendFailure(response, 415, failure('RequestInvalid', { reasons: ['MediaTypeUnsupported'] }), {
        log,
      });
    const { data, errors } = await answerTo(received.body).catch((error: unknown): Answer => ({
      errors: [error],
    }));
    const type =
      single(request.headers.accept)?.includes(RESPONSE_TYPE) === true ? RESPONSE_TYPE : 'application/json';
    const traceId = traceIdOf(request.headers);
    const masked = errors?.map((error) => maskError(error, traceId, log));
    const status = masked ? statusOf(masked, type) : 200;
    sendJson(
      response,
      status,
      { ...(masked && { errors: masked.map(shown) }), ...(data !== undefined && { data }) },
      {
        'content-type': `${type}; charset=utf-8`,
        vary: 'Accept',
        ...(status === 503 && { 'retry-after': '1' }),
      },
    );
  };
}

/**
 * HTTP status of a failed request: internal errors are 5xx; an invalid request is 400, or 200 for clients
 * that accept only `application/json`, as GraphQL over HTTP requires.
 */
function statusOf(errors: readonly GraphQLError[], type: string): number {
  const stated = errors.map(
    ({ extensions }) => extensions.http?.status ?? (extensions['type'] === 'InternalFailure' ? 500 : 0),
  );
  const worst = Math.max(...stated);
  if (worst > 0) return worst;
  return type === RESPONSE_TYPE ? 400 : 200;
}

function shown(error: GraphQLError): GraphQLFormattedError {
  const { extensions: { http: _http, ...extensions } = {}, ...rest } = error.toJSON();
  return { ...rest, extensions };
}
