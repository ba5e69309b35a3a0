import type { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';

/** Options that a caller sets for an operation in Apollo's `context`. */
export interface OperationContext {
  /** Which API answers; main by default. */
  readonly api?: 'main' | 'lobby';
  /** Makes a mutation safe to send twice; the server remembers it. */
  readonly idempotencyKey?: string;
  /** Added to the request by our links. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The access token the request was sent with, which distinguishes a refused token from a newer one. */
  readonly accessToken?: string;
  /** Fields of the request's body in place of the query text. */
  readonly trusted?: { readonly documentId: string } | undefined;
}

declare module '@apollo/client' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- the documented way to type Apollo's context
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
