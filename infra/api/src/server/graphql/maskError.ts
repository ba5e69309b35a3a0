import { GraphQLError } from 'graphql';
import type { Log } from '@foyer/runtime';
import { isDatabaseAway } from '../../lib/withRetry.ts';
import { failure, isFailure } from './failure.ts';

/**
 * Masks errors in responses: our failures pass unchanged, request errors are reported as RequestInvalid,
 * everything else is logged under the trace id and masked.
 */
export function maskError(error: unknown, traceId: string, log: Log): GraphQLError {
  const found = ownFailure(error) ?? (isRequestMistake(error) ? named(error) : undefined);
  if (found) return withTrace(found, error, traceId);
  if (isDatabaseAway(rootOf(error))) {
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

function rootOf(error: unknown): unknown {
  return error instanceof GraphQLError && error.originalError ? rootOf(error.originalError) : error;
}

function named(error: GraphQLError): GraphQLError {
  return new GraphQLError(error.message, {
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
