/** Runs an action after a pause, in ms. */
export function later(ms: number, act: () => void): void {
  setTimeout(act, ms);
}
