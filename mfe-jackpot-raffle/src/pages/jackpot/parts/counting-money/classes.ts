/** Joins the defined class names. */
export function classes(...names: readonly (string | false)[]): string {
  return names.filter(Boolean).join(' ');
}
