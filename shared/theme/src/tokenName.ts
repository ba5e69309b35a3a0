/** The global variable of a token, without the dashes: `['color', 'accentText']` → `fy-color-accent-text`. */
export function tokenName(path: readonly string[]): string {
  return `fy-${path.join('-').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
