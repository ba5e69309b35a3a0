/** The outcome of a decision, and its text for the terminal. */
export interface DecisionResult {
  readonly value: object;
  readonly text: string;
}
