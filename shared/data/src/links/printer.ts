import type { DocumentNode } from 'graphql';

/** The text of a document. GraphQL's printer is loaded with the first one: requests of a release name their document by its hash. */
export type PrintDocument = (document: DocumentNode) => Promise<string>;
