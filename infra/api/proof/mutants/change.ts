/** Other text for a part of a text. */
export interface Change {
  /** What kind of change it is, for people: `boundary`, `logic`, `statement`, … */
  readonly operator: string;
  /** The part that goes, in characters. */
  readonly from: number;
  readonly to: number;
  readonly after: string;
}

export function applied(text: string, { from, to, after }: Change): string {
  return text.slice(0, from) + after + text.slice(to);
}
