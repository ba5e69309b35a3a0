/** Runs a function after a time in ms. Returns the function that stops it. */
export function after(milliseconds: number, act: () => void): () => void {
  const timer = setTimeout(act, milliseconds);
  return () => clearTimeout(timer);
}
