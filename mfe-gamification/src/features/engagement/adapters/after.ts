/** Calls `act` once after a delay in milliseconds. Returns a function that stops it. */
export function after(milliseconds: number, act: () => void): () => void {
  const timer = setTimeout(act, milliseconds);
  return () => clearTimeout(timer);
}
