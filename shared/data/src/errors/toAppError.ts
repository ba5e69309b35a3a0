import { CombinedGraphQLErrors, ServerError } from '@apollo/client';
import { AppError, isAppError, type AppErrorKind } from './AppError.ts';

/** Error kinds by `extensions.type` of the API. */
const KIND_BY_TYPE: Readonly<Record<string, AppErrorKind>> = {
  AuthenticationFailure: 'authentication',
  InvalidTokenFailure: 'session',
  ValidationFailure: 'validation',
  PermissionFailure: 'permission',
  LimitFailure: 'limit',
  NotFoundFailure: 'not-found',
  ServiceUnavailableFailure: 'unavailable',
  RequestTooComplexFailure: 'too-complex',
  PersistedQueryNotFound: 'outdated',
  PersistedQueryOnly: 'outdated',
};

const MAX_KEYS = 20;

/** Converts any failure of an API call to an AppError (requirements/errors#error-shape). */
export function toAppError(error: unknown): AppError {
  if (isAppError(error)) return error;
  if (CombinedGraphQLErrors.is(error)) return fromGraphQL(error.errors[0]?.extensions, error);
  if (ServerError.is(error)) return fromStatus(error.statusCode, error);
  if (isAbort(error)) return new AppError({ kind: 'timeout', type: 'Timeout' }, { cause: error });
  if (error instanceof TypeError)
    return new AppError({ kind: 'network', type: 'NetworkFailure' }, { cause: error });
  return new AppError({ kind: 'internal', type: 'InternalFailure' }, { cause: error });
}

/** Converts the errors of a GraphQL response to an AppError; undefined without errors. */
export function fromGraphQL(
  extensions: Readonly<Record<string, unknown>> | undefined,
  cause?: unknown,
): AppError {
  const declared = withoutMark(text(extensions?.['type']) ?? 'InternalFailure');
  const type = withoutMark(texts(extensions?.['reasons'])[0] ?? declared);
  return new AppError(
    {
      kind: KIND_BY_TYPE[type] ?? KIND_BY_TYPE[declared] ?? 'internal',
      type,
      keys: texts(extensions?.['keys']).slice(0, MAX_KEYS),
      traceId: text(extensions?.['traceId']),
    },
    { cause },
  );
}

/** requirements/errors#error-shape: types are compared without `$`. */
function withoutMark(type: string): string {
  return type.replaceAll('$', '');
}

function fromStatus(status: number, cause: unknown): AppError {
  if (status === 401)
    return new AppError({ kind: 'authentication', type: 'AuthenticationFailure' }, { cause });
  if (status === 403) return new AppError({ kind: 'permission', type: 'PermissionFailure' }, { cause });
  if (status === 429 || status >= 502)
    return new AppError({ kind: 'unavailable', type: 'ServiceUnavailableFailure' }, { cause });
  return new AppError({ kind: 'internal', type: `HTTP ${status}` }, { cause });
}

function isAbort(error: unknown): boolean {
  return error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError');
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function texts(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];
}
