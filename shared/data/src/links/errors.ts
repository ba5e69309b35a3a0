import { ApolloLink, Observable } from '@apollo/client';
import type { AppError, AppErrorKind } from '../errors/AppError.ts';
import { fromGraphQL, toAppError } from '../errors/toAppError.ts';

/**
 * Error kinds that engineers need to investigate; the other kinds are expected and shown to the player only.
 */
const REPORTED: ReadonlySet<AppErrorKind> = new Set<AppErrorKind>([
  'network',
  'timeout',
  'unavailable',
  'too-complex',
  'outdated',
  'internal',
]);

/**
 * Reports network errors other than 401 and unhandled GraphQL errors; passes all results on unchanged
 * (requirements/errors#error-reporting).
 */
export function errorsLink(report: (operationName: string, error: AppError) => void): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const notify = (error: AppError): void => {
      if (REPORTED.has(error.kind)) report(operation.operationName ?? 'anonymous', error);
    };
    return new Observable((observer) =>
      forward(operation).subscribe({
        next: (result) => {
          for (const error of result.errors ?? []) notify(fromGraphQL(error.extensions, error));
          observer.next(result);
        },
        error: (error: unknown) => {
          notify(toAppError(error));
          observer.error(error);
        },
        complete: () => observer.complete(),
      }),
    );
  });
}
