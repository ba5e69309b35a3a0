/** Moves focus through the field and the links of a search with the arrow keys. Returns whether it moved. */
export function moveFocus(container: HTMLElement, key: string): boolean {
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return false;
  const stops = [...container.querySelectorAll<HTMLElement>('input, a[href]')];
  const now = stops.findIndex((stop) => stop === document.activeElement);
  const next = stops[now + (key === 'ArrowDown' ? 1 : -1)];
  next?.focus();
  return next !== undefined;
}
