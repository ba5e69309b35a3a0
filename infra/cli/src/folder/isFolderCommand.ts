/** True for `check` and `publish` of a built folder, which need no repository and no data home. */
export function isFolderCommand([command, ...rest]: readonly string[]): boolean {
  return (command === 'check' || command === 'publish') && rest.some((word) => /^--folder(=|$)/.test(word));
}

/** True for `foyer dev --isolated`, which needs no product. */
export function isIsolatedCommand([command, ...rest]: readonly string[]): boolean {
  return command === 'dev' && rest.includes('--isolated');
}
