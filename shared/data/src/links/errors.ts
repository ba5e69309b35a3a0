import { ApolloLink, Observable } from '@apollo/client';
import type { AppError, AppErrorKind } from '../errors/AppError.ts';
import { fromGraphQL, toAppError } from '../errors/toAppError.ts';

/** Failures for engineers; every other one is explained by the player's situation. */
const REPORTED: ReadonlySet<AppErrorKind> = new Set<AppErrorKind>([
  'network',
  'timeout',
  'unavailable',
  'too-complex',
  'outdated',
  'internal',
]);

/** requirements/errors#error-reporting: network errors other than 401 and unhandled GraphQL errors go to error reporting. Passes everything on unchanged. */
export function errorsLink(report: (operationName: string, error: AppError) => void): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const tell = (error: AppError): void => {
      if (REPORTED.has(error.kind)) report(operation.operationName ?? 'anonymous', error);
    };
    return new Observable((observer) =>
      forward(operation).subscribe({
        next: (result) => {
          for (const error of result.errors ?? []) tell(fromGraphQL(error.extensions, error));
          observer.next(result);
        },
        error: (error: unknown) => {
          tell(toAppError(error));
          observer.error(error);
        },
        complete: () => observer.complete(),
      }),
    );
  });
}
