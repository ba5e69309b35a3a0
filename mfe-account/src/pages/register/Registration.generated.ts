// Written by `npm run codegen`; do not edit.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type * as Main from '@foyer/graphql/main';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type CountryContextQueryQueryVariables = Exact<{
  setCustomVPN?: string | null | undefined;
}>;


export type CountryContextQueryQuery = { readonly __typename: 'Query', readonly countryContext: { readonly __typename: 'CountryContext', readonly countryCode: string } };

export type RootQueryContextQueryVariables = Exact<{
  countryCode?: string | null | undefined;
  playerCountryCode?: string | null | undefined;
  ipCountryCode?: string | null | undefined;
  havePlayerCountryCode?: boolean | null | undefined;
}>;


export type RootQueryContextQuery = { readonly __typename: 'Query', readonly root: { readonly __typename: 'Root', readonly flowSettings: { readonly __typename: 'FlowSettings', readonly registrations: ReadonlyArray<{ readonly __typename: 'RegistrationFlow', readonly countryCode: string, readonly flow: Main.LoginFlow }> } } };

export const CountryContextQueryDocument = {"__meta__":{"hash":"sha256:9553ad0ea96c08855da9d13c49eb6a1ca1314cceb47aa23baf59e02401b4b14f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CountryContextQuery"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"setCustomVPN"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"countryContext"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"setCustomVPN"},"value":{"kind":"Variable","name":{"kind":"Name","value":"setCustomVPN"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as TypedDocumentNode<CountryContextQueryQuery, CountryContextQueryQueryVariables>;

export const RootQueryContextDocument = {"__meta__":{"hash":"sha256:f776c58357492782692f470c2a15f6df0c464b35ccf582ebd25f7e4d2c62eeb1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RootQueryContext"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"countryCode"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"playerCountryCode"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ipCountryCode"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"havePlayerCountryCode"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"root"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"countryCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"countryCode"}}},{"kind":"Argument","name":{"kind":"Name","value":"playerCountryCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"playerCountryCode"}}},{"kind":"Argument","name":{"kind":"Name","value":"ipCountryCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ipCountryCode"}}},{"kind":"Argument","name":{"kind":"Name","value":"havePlayerCountryCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"havePlayerCountryCode"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"flowSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registrations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"flow"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as TypedDocumentNode<RootQueryContextQuery, RootQueryContextQueryVariables>;
