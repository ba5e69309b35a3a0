// Written by `npm run codegen`; do not edit.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type * as Main from '@foyer/graphql/main';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type FavouritesFragment = { readonly __typename: 'SportsFavourites', readonly id: string, readonly competitions: ReadonlyArray<string>, readonly events: ReadonlyArray<string> };

export type SportsFavouritesQueryVariables = Exact<{ [key: string]: never; }>;


export type SportsFavouritesQuery = { readonly __typename: 'Query', readonly viewer: { readonly __typename: 'Viewer', readonly id: string, readonly sportsFavourites: (
      { readonly __typename: 'SportsFavourites' }
      & FavouritesFragment
    ) } | null };

export type ChangeSportsFavouritesMutationVariables = Exact<{
  input: Main.ChangeSportsFavouritesInput;
}>;


export type ChangeSportsFavouritesMutation = { readonly __typename: 'Mutation', readonly changeSportsFavourites: { readonly __typename: 'ChangeSportsFavouritesResult', readonly isFull: boolean, readonly favourites: (
      { readonly __typename: 'SportsFavourites' }
      & FavouritesFragment
    ) } };

export const FavouritesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Favourites"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SportsFavourites"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"competitions"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as TypedDocumentNode<FavouritesFragment, unknown>;

export const SportsFavouritesDocument = {"__meta__":{"hash":"sha256:212814a3e7fdc3ba3e0ceca5b7ea19be36ca6fea5ea83e1767faa9fb644afb45"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SportsFavourites"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sportsFavourites"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Favourites"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Favourites"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SportsFavourites"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"competitions"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as TypedDocumentNode<SportsFavouritesQuery, SportsFavouritesQueryVariables>;

export const ChangeSportsFavouritesDocument = {"__meta__":{"hash":"sha256:f42b0b4f84e1d91fdbd511623cabfe1968f6dce1a2230fa2f9b2995a174e72cb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeSportsFavourites"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeSportsFavouritesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeSportsFavourites"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"favourites"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Favourites"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isFull"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Favourites"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SportsFavourites"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"competitions"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as TypedDocumentNode<ChangeSportsFavouritesMutation, ChangeSportsFavouritesMutationVariables>;
