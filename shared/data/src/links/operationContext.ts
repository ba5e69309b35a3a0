import type { ApolloLink } from '@apollo/client';
import { Kind, OperationTypeNode } from 'graphql';

/** Options that a caller sets for an operation in Apollo's `context`. */
export interface OperationContext {
  /** API that executes the operation; main by default. */
  readonly api?: 'main' | 'lobby';
  /** Idempotency key: makes a mutation safe to send twice. */
  readonly idempotencyKey?: string;
  /** Request headers added by the links. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Access token of the request; distinguishes a rejected token from a newer one. */
  readonly accessToken?: string;
  /** Fields of the request body that replace the query text. */
  readonly trusted?: { readonly documentId: string } | undefined;
  /** Called each time the server has confirmed the subscription, also after a reconnection. */
  readonly onSubscribed?: () => void;
}

declare module '@apollo/client' {
  // oxlint-disable-next-line @typescript-eslint/no-empty-object-type -- the documented way to type Apollo's context
  interface DefaultContext extends OperationContext {}
}

export function contextOf(operation: ApolloLink.Operation): OperationContext {
  return operation.getContext();
}

export function isSubscription(operation: ApolloLink.Operation): boolean {
  return operation.operationType === OperationTypeNode.SUBSCRIPTION;
}

export function isMutation(operation: ApolloLink.Operation): boolean {
  return operation.operationType === OperationTypeNode.MUTATION;
}

/** True for an operation on `viewer`, which only a signed-in player may send. */
export function asksForPlayer({ query }: ApolloLink.Operation): boolean {
  return query.definitions.some(
    (definition) =>
      definition.kind === Kind.OPERATION_DEFINITION &&
      definition.selectionSet.selections.some(
        (field) => field.kind === Kind.FIELD && field.name.value === 'viewer',
      ),
  );
}
