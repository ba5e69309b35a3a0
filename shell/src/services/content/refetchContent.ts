import type { ApolloClient } from '@apollo/client';
import type { DocumentNode, SelectionNode } from 'graphql';

/** Data of a player that is computed from content: campaigns among the notices, minimum amounts. */
const CONTENT_OF_VIEWER: ReadonlySet<string> = new Set(['notices', 'wallet']);

/** Requests the content that is on the page again: site settings, lobby, menu, notices, minimum amounts. */
export async function refetchContent(apollo: Pick<ApolloClient, 'refetchQueries'>): Promise<void> {
  await apollo.refetchQueries({
    include: 'active',
    onQueryUpdated: ({ options: { query } }) => readsContent(query),
  });
}

function readsContent({ definitions }: DocumentNode): boolean {
  return definitions.some(
    (definition) =>
      definition.kind === 'OperationDefinition' && definition.selectionSet.selections.some(isContent),
  );
}

function isContent(selection: SelectionNode): boolean {
  if (selection.kind !== 'Field') return false;
  return (
    selection.name.value === 'root' ||
    (selection.name.value === 'viewer' &&
      (selection.selectionSet?.selections ?? []).some(
        (field) => field.kind === 'Field' && CONTENT_OF_VIEWER.has(field.name.value),
      ))
  );
}
