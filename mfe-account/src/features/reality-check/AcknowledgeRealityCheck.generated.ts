// Written by `npm run codegen`; do not edit.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type * as Main from '@foyer/graphql/main';
import type { RealityCheckFieldsFragment } from './RealityCheckSchedule.generated.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AcknowledgeRealityCheckMutationVariables = Exact<{
  input: Main.AcknowledgeRealityCheckInput;
}>;


export type AcknowledgeRealityCheckMutation = { readonly __typename: 'Mutation', readonly acknowledgeRealityCheck: (
    { readonly __typename: 'RealityCheck' }
    & RealityCheckFieldsFragment
  ) };

export const AcknowledgeRealityCheckDocument = {"__meta__":{"hash":"sha256:ff9ffef379e660d0ae21cdc9f4e65b0b307bcbec3de27afd976985ec68680d3d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcknowledgeRealityCheck"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AcknowledgeRealityCheckInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acknowledgeRealityCheck"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RealityCheckFields"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RealityCheckFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RealityCheck"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isMandatory"}},{"kind":"Field","name":{"kind":"Name","value":"periodMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"nextDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastAcknowledgedAt"}},{"kind":"Field","name":{"kind":"Name","value":"breakUntil"}},{"kind":"Field","name":{"kind":"Name","value":"sinceLast"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"staked"}},{"kind":"Field","name":{"kind":"Name","value":"returned"}},{"kind":"Field","name":{"kind":"Name","value":"net"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as TypedDocumentNode<AcknowledgeRealityCheckMutation, AcknowledgeRealityCheckMutationVariables>;
