import { ignoreError } from '@foyer/kernel';
import { ApolloLink, Observable, ServerError } from '@apollo/client';
import { takeEarlyAnswer } from './earlyAnswer.ts';
import { contextOf } from './operationContext.ts';
import type { PrintDocument } from './printer.ts';

/** A slow answer is no answer: the section shows its error and the player goes on (requirements/reliability#fault-11). */
const DEADLINE_MS = 15_000;

export interface HttpLinkOptions {
  /** Path of our own origin. */
  readonly path: string;
  readonly fetch: typeof fetch;
  readonly print: PrintDocument;
}

/** The last link for queries and mutations: one POST of JSON, one answer. */
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
  // An answer in the shape of GraphQL speaks for itself, whatever its status; everything else is the way's failure.
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
