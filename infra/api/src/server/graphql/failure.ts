import { GraphQLError } from 'graphql';

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

/** For developers and logs; the client chooses its own player text by type. */
const MESSAGES: Readonly<Record<FailureType, string>> = {
  AuthenticationFailure: 'Sign in to do this.',
  InvalidTokenFailure: 'The refresh token is not valid.',
  ValidationFailure: 'The input is not valid.',
  PermissionFailure: 'This is not allowed.',
  LimitFailure: 'The limit cannot be changed like this.',
  NotFoundFailure: 'There is no such thing.',
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
