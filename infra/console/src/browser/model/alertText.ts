/** What an alert says; who raised it chose its shape, so what is not known is shown as it came. */
export function alertText(what: unknown): string {
  if (typeof what !== 'object' || what === null) return String(what);
  const { text, reason, releases, faults } = what as { readonly text?: string; readonly reason?: string; readonly releases?: readonly string[]; readonly faults?: number };
  if (text !== undefined) return text;
  if (reason !== undefined) return reason;
  if (releases !== undefined) return `Control check: ${releases.join(', ')} is not what was signed (${faults ?? releases.length} files)`;
  return JSON.stringify(what);
}
