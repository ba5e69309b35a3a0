import type { ServerResponse } from 'node:http';
import { GraphQLError } from 'graphql';
import type { Log } from '@foyer/runtime';
import { isConnectionError } from '../../lib/withRetry.ts';

/** `extensions.type` of every error response (requirements/errors#error-shape). */
export type FailureType =
  | 'AuthenticationFailure'
  | 'InvalidTokenFailure'
  | 'ValidationFailure'
  | 'PermissionFailure'
  | 'LimitFailure'
  | 'NotFoundFailure'
  | 'ServiceUnavailableFailure'
  | 'RequestInvalid'
  | 'RequestTooComplexFailure'
  | 'PersistedQueryNotFound'
  | 'PersistedQueryOnly'
  | 'InternalFailure';

export interface FailureDetails {
  /** Most specific first: clients read reasons[0] (requirements/errors#error-shape). */
  readonly reasons?: readonly string[];
  /** Names of the invalid inputs. */
  readonly keys?: readonly string[];
  readonly httpStatus?: number;
}

/** graphql-js repeats an invalid value in its message, however long it is. */
const MAX_MESSAGE_LENGTH = 500;

/** For developers and logs; the client chooses its own player text by type. */
const MESSAGES: Readonly<Record<FailureType, string>> = {
  AuthenticationFailure: 'Sign in to do this.',
  InvalidTokenFailure: 'The refresh token is not valid.',
  ValidationFailure: 'The input is not valid.',
  PermissionFailure: 'This is not allowed.',
  LimitFailure: 'The limit cannot be changed like this.',
  NotFoundFailure: 'The requested item does not exist.',
  ServiceUnavailableFailure: 'A service did not answer.',
  RequestInvalid: 'The request is not valid.',
  RequestTooComplexFailure: 'The request is too complex.',
  PersistedQueryNotFound: 'PersistedQueryNotFound',
  PersistedQueryOnly: 'PersistedQueryOnly',
  InternalFailure: 'Something went wrong.',
};

export function failure(type: FailureType, details: FailureDetails = {}): GraphQLError {
  return new GraphQLError(MESSAGES[type], {
    extensions: {
      type,
      reasons: details.reasons ?? [type],
      keys: details.keys ?? [],
      ...(details.httpStatus === undefined ? {} : { http: { status: details.httpStatus } }),
    },
  });
}

export function isFailure(error: unknown): error is GraphQLError {
  return error instanceof GraphQLError && typeof error.extensions['type'] === 'string';
}

/**
 * Masks errors in responses: our failures pass unchanged, request errors are reported as RequestInvalid,
 * everything else is logged under the trace id and masked.
 */
export function maskError(error: unknown, traceId: string, log: Log): GraphQLError {
  const found = ownFailure(error) ?? (isRequestMistake(error) ? named(error) : undefined);
  if (found) return withTrace(found, error, traceId);
  if (isConnectionError(rootOf(error))) {
    log.warn('database unavailable', { traceId, error: rootOf(error) });
    return withTrace(
      failure('ServiceUnavailableFailure', {
        reasons: ['ServiceUnavailableFailure', 'database'],
        httpStatus: 503,
      }),
      error,
      traceId,
    );
  }
  // the text of a client, not a fault: the request is refused, and no alarm is raised
  if (isTextRefused(rootOf(error)))
    return withTrace(
      failure('RequestInvalid', { reasons: ['RequestInvalid', 'TextInvalid'] }),
      error,
      traceId,
    );
  log.error('unexpected failure in the GraphQL api', { traceId, error: rootOf(error) });
  return withTrace(failure('InternalFailure'), error, traceId);
}

function ownFailure(error: unknown): GraphQLError | undefined {
  if (isFailure(error)) return error;
  const original = error instanceof GraphQLError ? error.originalError : undefined;
  return original && isFailure(original) ? original : undefined;
}

/** Errors of syntax, validation and variables, which graphql-js raises before any field is resolved. */
function isRequestMistake(error: unknown): error is GraphQLError {
  return error instanceof GraphQLError && error.path === undefined && rootOf(error) instanceof GraphQLError;
}

/** Codes of PostgreSQL for a text with a null character, as a value and in JSON. */
const TEXT_REFUSED: readonly unknown[] = ['22021', '22P05'];

function isTextRefused(error: unknown): boolean {
  return error instanceof Error && 'code' in error && TEXT_REFUSED.includes(error.code);
}

function rootOf(error: unknown): unknown {
  return error instanceof GraphQLError && error.originalError ? rootOf(error.originalError) : error;
}

function named(error: GraphQLError): GraphQLError {
  return new GraphQLError(error.message.slice(0, MAX_MESSAGE_LENGTH), {
    ...placed(error),
    extensions: { ...error.extensions, type: 'RequestInvalid', reasons: ['RequestInvalid'], keys: [] },
  });
}

function withTrace(shown: GraphQLError, where: unknown, traceId: string): GraphQLError {
  return new GraphQLError(shown.message, {
    ...placed(where instanceof GraphQLError ? where : shown),
    extensions: { ...shown.extensions, traceId },
  });
}

function placed(error: GraphQLError) {
  return {
    nodes: error.nodes ?? null,
    source: error.source ?? null,
    positions: error.positions ?? null,
    path: error.path ?? null,
  };
}

/** Sends an error outside of GraphQL execution in the shape of a GraphQL error. */
export function sendFailure(
  response: ServerResponse,
  status: number,
  error: unknown,
  { log }: { readonly log: Log },
): void {
  const { message, extensions } = maskError(error, crypto.randomUUID(), log);
  const { http: _http, ...shown } = extensions;
  const body = JSON.stringify({ errors: [{ message, extensions: shown }] });
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    // the rest of a rejected body is not read
    ...(status === 413 ? { connection: 'close' } : {}),
    ...(status === 503 ? { 'retry-after': '1' } : {}),
  });
  response.end(body);
}
