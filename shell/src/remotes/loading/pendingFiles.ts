/** The scripts and style sheets below `base` that the page has requested and not received. */
export function pendingFiles(base: string, head: HTMLElement): HTMLElement[] {
  // webpack's loader and the shell remove a script once it has loaded or failed
  const files = head.querySelectorAll<HTMLElement>(
    `script[src*="${base}"],link[rel=stylesheet][href*="${base}"]`,
  );
  return [...files].filter((file) => !(file as HTMLLinkElement).sheet);
}

/** Dispatches the error event that the browser would have dispatched. */
export function fail(file: HTMLElement): void {
  file.dispatchEvent(new Event('error'));
  file.remove();
}
