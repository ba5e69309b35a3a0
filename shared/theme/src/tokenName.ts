/**
 * Returns the name of a token's CSS variable without the leading dashes: `['color', 'accentText']` →
 * `fy-color-accent-text`.
 */
export function tokenName(path: readonly string[]): string {
  return `fy-${path.join('-').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
