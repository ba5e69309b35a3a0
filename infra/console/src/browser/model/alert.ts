/** An alert as our own server shows it to this person. */
export interface Alert {
  readonly id: number;
  readonly at: string;
  /** Whoever raised it chose its shape; absent where it is about players' money and not for this person. */
  readonly what?: unknown;
  /** It ended by itself. */
  readonly endedAt?: string;
  /** Null while nobody has said that they know of it; absent where nobody is asked to. */
  readonly acknowledged?: { readonly by: string; readonly at: string } | null;
}

export interface Alerts {
  readonly alerts: readonly Alert[];
  readonly unseen: number;
}

/** What an alert says; what is not known is shown as it came. */
export function alertText(what: unknown): string {
  if (typeof what !== 'object' || what === null) return String(what);
  const { text, reason, releases, faults } = what as {
    readonly text?: string;
    readonly reason?: string;
    readonly releases?: readonly string[];
    readonly faults?: number;
  };
  if (text !== undefined) return text;
  // as they were raised until every alert had a text
  if (reason !== undefined) return reason;
  if (releases !== undefined)
    return `Control check: ${releases.join(', ')} is not what was signed (${faults ?? releases.length} files)`;
  return JSON.stringify(what);
}
