/** The service decides by its own clock, so a page asks a moment after an instant. */
const MARGIN_MS = 500;

/** Times at which a page reads again: shortly after each of the instants, which may be null. In ms since the epoch. */
export function afterInstants(instants: readonly (string | null)[]): readonly number[] {
  return instants.flatMap((instant) => (instant === null ? [] : [Date.parse(instant) + MARGIN_MS]));
}
