/** The question a page asked before its scripts were there, and what came back; on the global of this name. */
export const EARLY_ANSWER = '__foyerEarly';

/** Written by the gateway's inline script, taken once by the data client. */
export interface EarlyAnswer {
  readonly documentId: string;
  readonly variables: Readonly<Record<string, unknown>>;
  /** Undefined when the way failed: the page then asks again as if nothing had been. */
  readonly response: Promise<Response | undefined>;
}
