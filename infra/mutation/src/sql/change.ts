/** A replacement of a part of a text. */
export interface Change {
  /** Kind of the mutation for the report: `boundary`, `logic`, `statement`, … */
  readonly operator: string;
  /** Range of the replaced part, in characters. */
  readonly from: number;
  readonly to: number;
  readonly after: string;
}

export function applied(text: string, { from, to, after }: Change): string {
  return text.slice(0, from) + after + text.slice(to);
}
