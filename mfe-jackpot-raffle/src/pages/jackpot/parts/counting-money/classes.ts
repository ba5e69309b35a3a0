/** Class names that are there, in one attribute. */
export function classes(...names: readonly (string | false)[]): string {
  return names.filter(Boolean).join(' ');
}
