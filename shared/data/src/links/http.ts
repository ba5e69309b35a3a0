import { ignoreError } from '@foyer/kernel';
import { ApolloLink, Observable, ServerError } from '@apollo/client';
import { takeEarlyAnswer } from './earlyAnswer.ts';
import { contextOf } from './operationContext.ts';
import type { PrintDocument } from './printer.ts';

/**
 * Timeout of a request. After it the section shows its error and the rest of the page stays usable
 * (requirements/reliability#fault-11).
 */
const DEADLINE_MS = 15_000;

export interface HttpLinkOptions {
  /** Path on the page's own origin. */
  readonly path: string;
  readonly fetch: typeof fetch;
  readonly print: PrintDocument;
}

/** Terminating link for queries and mutations: one JSON POST per operation. */
export function httpLink(options: HttpLinkOptions): ApolloLink {
  return new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const controller = new AbortController();
        const deadline = setTimeout(
          () => controller.abort(new DOMException('No answer in time', 'TimeoutError')),
          DEADLINE_MS,
        );
        post(options, operation, controller.signal)
          .then((result) => {
            observer.next(result);
            observer.complete();
          })
          .catch((error: unknown) => observer.error(error))
          .finally(() => clearTimeout(deadline));
        return () => controller.abort();
      }),
  );
}

async function post(
  { path, fetch: send, print }: HttpLinkOptions,
  operation: ApolloLink.Operation,
  signal: AbortSignal,
): Promise<ApolloLink.Result> {
  const { headers = {}, trusted } = contextOf(operation);
  const { operationName, variables, query } = operation;
  const response =
    (await takeEarlyAnswer(operation)) ??
    (await send(path, {
      method: 'POST',
      credentials: 'same-origin',
      headers: {
        accept: 'application/graphql-response+json, application/json',
        'content-type': 'application/json',
        ...headers,
      },
      body: JSON.stringify({ operationName, variables, ...(trusted ?? { query: await print(query) }) }),
      signal,
    }));
  const text = await response.text();
  const result = response.status === 401 ? undefined : parse(text);
  // A GraphQL-shaped response is used regardless of its HTTP status; any other response is a transport error.
  if (!result) throw new ServerError(`HTTP ${response.status}`, { response, bodyText: text });
  return result;
}

function parse(text: string): ApolloLink.Result | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && ('data' in value || 'errors' in value)
      ? (value as ApolloLink.Result)
      : undefined;
  } catch (error) {
    return ignoreError('malformed JSON')(error);
  }
}
