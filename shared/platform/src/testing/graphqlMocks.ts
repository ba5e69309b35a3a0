import { ApolloLink, Observable } from '@apollo/client';
import { afterEach } from '@jest/globals';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { OperationTypeNode, type DocumentNode } from 'graphql';

/** A mock response to one operation, typed by its document. Created by {@link answer} and {@link refuse}. */
export interface GraphqlMock {
  readonly name: string;
  readonly variables: unknown;
  respond(variables: unknown): ApolloLink.Result | Promise<ApolloLink.Result>;
}

/**
 * Mocks a successful response; `data` may be a function of the variables. Without `variables`, it matches all
 * requests of the operation.
 */
export function answer<Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  data: NoInfer<Data> | ((variables: Variables) => NoInfer<Data>),
  variables?: NoInfer<Variables>,
): GraphqlMock {
  const make = (given: unknown): unknown =>
    typeof data === 'function' ? (data as (variables: Variables) => Data)(given as Variables) : data;
  return {
    name: nameOf(document),
    variables,
    respond: (given) => ({ data: make(given) as Record<string, unknown> }),
  };
}

/** Mocks an API error (requirements/errors#error-shape). */
export function refuse<Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  type: string,
  reasons: readonly string[] = [],
  keys: readonly string[] = [],
): GraphqlMock {
  return {
    name: nameOf(document),
    variables: undefined,
    respond: () => ({ data: null, errors: [{ message: type, extensions: { type, reasons, keys } }] }),
  };
}

const unexpected: string[] = [];

afterEach(() => {
  const names = unexpected.splice(0);
  if (names.length > 0)
    throw new Error(`The page sent operations that the test does not answer: ${names.join(', ')}`);
});

/**
 * Apollo link that responds from the mocks. An operation without a mock fails the test, even if the page
 * handles the error.
 */
export function mockLink(mocks: readonly GraphqlMock[]): ApolloLink {
  return new ApolloLink((operation) => {
    const mock = mocks.find(
      (candidate) =>
        candidate.name === operation.operationName &&
        (candidate.variables === undefined || same(candidate.variables, operation.variables)),
    );
    return new Observable((observer) => {
      if (!mock) {
        unexpected.push(`${operation.operationName ?? 'anonymous'}(${JSON.stringify(operation.variables)})`);
        return observer.error(new Error('No answer in this test'));
      }
      function deliver(result: ApolloLink.Result): void {
        observer.next(result);
        if (operation.operationType !== OperationTypeNode.SUBSCRIPTION) observer.complete();
      }
      queueMicrotask(() => {
        // the server confirms a subscription first
        operation.getContext().onSubscribed?.();
        const result = mock.respond(operation.variables);
        if (result instanceof Promise) void result.then(deliver);
        else deliver(result);
      });
    });
  });
}

function same(left: unknown, right: unknown): boolean {
  return JSON.stringify(sorted(left)) === JSON.stringify(sorted(right));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, item]) => item !== undefined)
      .sort(([left], [right]) => left.localeCompare(right))
      .map(([key, item]) => [key, sorted(item)]),
  );
}

function nameOf(document: DocumentNode): string {
  const definition = document.definitions.find((item) => item.kind === 'OperationDefinition');
  return definition && 'name' in definition ? (definition.name?.value ?? '') : '';
}
