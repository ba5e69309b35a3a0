/** Name of the global with the query that the document sent before the scripts loaded, and its response. */
export const EARLY_ANSWER = '__foyerEarly';

/** Written by the gateway's inline script, read once by the data client. */
export interface EarlyAnswer {
  readonly documentId: string;
  readonly variables: Readonly<Record<string, unknown>>;
  /** Undefined after a network error: the page then sends the query again. */
  readonly response: Promise<Response | undefined>;
}
