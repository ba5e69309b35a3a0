import type { FieldMergeFunction, Reference, StoreObject, TypePolicies } from '@apollo/client';

interface StoredEdge {
  readonly cursor?: string;
  readonly node: StoreObject | Reference;
}

interface StoredConnection {
  readonly edges?: readonly StoredEdge[];
  readonly pageInfo?: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

/**
 * Appends a page after its cursor. A repeated first page never shortens a list that continues from the same
 * games.
 */
const mergeSlices: FieldMergeFunction<StoredConnection> = (existing, incoming, { args, mergeObjects }) => {
  const before = existing?.edges;
  const edges = incoming.edges;
  // The query requested only the count.
  if (existing === undefined || before === undefined || edges === undefined)
    return existing === undefined ? incoming : mergeObjects(existing, incoming);
  const after: unknown = args?.['after'];
  if (typeof after === 'string') {
    const position = before.findIndex((edge) => edge.cursor === after);
    return {
      ...existing,
      ...incoming,
      edges: [...(position === -1 ? before : before.slice(0, position + 1)), ...edges],
    };
  }
  const isSameStart =
    edges.length > 0 &&
    edges.length < before.length &&
    edges.every((edge, index) => edge.cursor === before[index]?.cursor);
  if (!isSameStart) return { ...existing, ...incoming };
  return {
    ...incoming,
    edges: [...edges, ...before.slice(edges.length)],
    ...(existing.pageInfo && { pageInfo: existing.pageInfo }),
  };
};

/** Extends the shell's cache policies: how pages of games are merged. */
export const typePolicies: TypePolicies = {
  Personalized: {
    fields: {
      games: { keyArgs: ['slug', 'categorySlug'], merge: mergeSlices },
      studios: { keyArgs: false, merge: mergeSlices },
    },
  },
  GameList: { fields: { games: { keyArgs: false, merge: mergeSlices } } },
  GameCategory: { fields: { games: { keyArgs: false, merge: mergeSlices } } },
};
