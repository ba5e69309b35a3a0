/** Text of an alert; unknown shapes are shown as they are. */
export function alertText(what: unknown): string {
  if (typeof what !== 'object' || what === null) return String(what);
  const { text, reason, releases, faults } = what as {
    readonly text?: string;
    readonly reason?: string;
    readonly releases?: readonly string[];
    readonly faults?: number;
  };
  if (text !== undefined) return text;
  // format of older alerts
  if (reason !== undefined) return reason;
  if (releases !== undefined)
    return `Control check: ${releases.join(', ')} is not what was signed (${faults ?? releases.length} files)`;
  return JSON.stringify(what);
}
