import type { DocumentNode } from 'graphql';

/**
 * Prints a document as GraphQL text. GraphQL's printer is loaded with the first call: requests of a release
 * send a hash instead.
 */
export type PrintDocument = (document: DocumentNode) => Promise<string>;
