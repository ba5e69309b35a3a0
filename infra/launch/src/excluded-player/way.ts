/** A way back in of an excluded person. */
export interface Way {
  /** Prepares the attempt before the exclusion. */
  prepare?(): Promise<unknown>;
  attempt(ready: never): Promise<string>;
}
export const way = <Ready>(
  prepare: () => Promise<Ready>,
  attempt: (ready: Ready) => Promise<string>,
): Way => ({
  prepare,
  attempt,
});
export const afterwards = (attempt: () => Promise<string>): Way => ({ attempt });

/** The name of a way, the way, and parts of the answer to its attempt. */
export type NamedWay = readonly [name: string, Way, ...answer: string[]];
