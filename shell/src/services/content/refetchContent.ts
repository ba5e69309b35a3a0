import type { ApolloClient } from '@apollo/client';
import type { DocumentNode } from 'graphql';

/** Requests the data of the brand that is on the page again: site settings, lobby, menu. */
export async function refetchContent(apollo: ApolloClient): Promise<void> {
  await apollo.refetchQueries({
    include: 'active',
    onQueryUpdated: ({ options: { query } }) => readsRoot(query),
  });
}

function readsRoot({ definitions }: DocumentNode): boolean {
  return definitions.some(
    (definition) =>
      definition.kind === 'OperationDefinition' &&
      definition.selectionSet.selections.some(
        (selection) => selection.kind === 'Field' && selection.name.value === 'root',
      ),
  );
}
