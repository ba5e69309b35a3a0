import { useQuery } from '@apollo/client/react';
import type { OperationVariables } from '@apollo/client';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

/** A page of a history with the totals of the whole selection. */
export interface HistoryConnection<Node, Totals> {
  readonly edges: readonly { readonly node: Node }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  readonly totals: Totals;
}

/** Response of a query whose viewer has the history in a field. */
export type HistoryData<Field extends string> = {
  readonly viewer: { readonly [Name in Field]: HistoryConnection<unknown, unknown> } | null;
};

type ConnectionOf<Field extends string, Data extends HistoryData<Field>> = NonNullable<Data['viewer']>[Field];

/** Rows of a history. */
export type HistoryNode<Field extends string, Data extends HistoryData<Field>> = ConnectionOf<
  Field,
  Data
>['edges'][number]['node'];

/** Rows of a history with the state of their request. */
export interface History<Node, Totals, Data = unknown> {
  /** Rows of all loaded pages, newest first; undefined until the first response. */
  readonly nodes: readonly Node[] | undefined;
  /** Totals of the whole selection; undefined until the first response. */
  readonly totals: Totals | undefined;
  readonly data: Data | undefined;
  readonly isFailed: boolean;
  readonly busy: boolean;
  readonly hasMore: boolean;
  /** Loads again; rejects if that fails. */
  refetch(): Promise<unknown>;
  /** Loads the next page; rejects if that fails. */
  more(): Promise<unknown>;
}

const PAGE_SIZE = 20;

/**
 * Loads a history page by page.
 *
 * @param field - field of the viewer with the history.
 * @param variables - selection of the history, without the page.
 */
export function useHistory<
  Field extends string,
  Data extends HistoryData<Field>,
  Variables extends { readonly first: number },
>(
  query: TypedDocumentNode<Data, Variables>,
  field: Field,
  variables: Omit<Variables, 'first' | 'after'>,
): History<HistoryNode<Field, Data>, ConnectionOf<Field, Data>['totals'], Data> {
  // Apollo's types of variables cannot be computed for a type parameter; the signature has checked them
  const document = query as unknown as TypedDocumentNode<Data, OperationVariables>;
  const { data, error, refetch, fetchMore, loading } = useQuery<Data>(document, {
    variables: { first: PAGE_SIZE, ...variables },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const connection = data?.viewer?.[field];
  return {
    nodes: connection?.edges.map(({ node }) => node),
    totals: connection?.totals,
    data,
    isFailed: error !== undefined,
    busy: loading,
    hasMore: connection?.pageInfo.hasNextPage ?? false,
    refetch,
    more: () =>
      fetchMore({
        variables: { after: connection?.pageInfo.endCursor },
        updateQuery: (previous, { fetchMoreResult }) => appendPage(field, previous, fetchMoreResult),
      }),
  };
}

/** Appends a page; the totals cover the whole selection, so the newer ones replace the older. */
function appendPage<Field extends string, Data extends HistoryData<Field>>(
  field: Field,
  previous: Data,
  next: Data,
): Data {
  if (!previous.viewer || !next.viewer) return previous;
  const edges = [...previous.viewer[field].edges, ...next.viewer[field].edges];
  return { ...next, viewer: { ...next.viewer, [field]: { ...next.viewer[field], edges } } };
}
