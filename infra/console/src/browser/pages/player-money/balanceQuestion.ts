export interface Question {
  readonly brand: string;
  readonly who: string;
  /** ISO 8601; absent: now. */
  readonly at?: string;
}
