/** Separate from the placement, so that the entry of the remote does not contain it. */
let open = 0;

/** Counts a placement that waits for its answer, with -1 once it has it. */
export function countPlacement(change: 1 | -1): void {
  open += change;
}

/** True while a bet waits for its answer: the remote must not be replaced then, because only it has the key. */
export function isPlacing(): boolean {
  return open > 0;
}
