/** Names that differ in more letters are not meant. */
const MAX_DISTANCE = 2;

/** The known name that was probably meant; undefined for a known name and for one like no other. */
export function suggestionFor(name: string, known: readonly string[]): string | undefined {
  if (known.includes(name)) return undefined;
  const [closest] = known
    .map((candidate) => ({ candidate, distance: distanceBetween(name, candidate) }))
    .filter(({ distance }) => distance <= MAX_DISTANCE)
    .sort((left, right) => left.distance - right.distance);
  return closest?.candidate;
}

/** Number of inserted, removed and replaced letters (Levenshtein distance). */
function distanceBetween(left: string, right: string): number {
  let row = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...left].entries()) {
    const next = [index + 1];
    for (const [at, other] of [...right].entries())
      next.push(
        Math.min((next[at] ?? 0) + 1, (row[at + 1] ?? 0) + 1, (row[at] ?? 0) + (letter === other ? 0 : 1)),
      );
    row = next;
  }
  return row[right.length] ?? 0;
}
