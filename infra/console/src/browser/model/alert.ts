/** An alert as shown to the signed-in person. */
export interface Alert {
  readonly id: number;
  readonly at: string;
  /**
   * Shape chosen by the service that raised it; absent when it concerns player funds and the person has no
   * access.
   */
  readonly what?: unknown;
  /** Set when the alert was resolved automatically. */
  readonly endedAt?: string;
  /** Null until acknowledged; absent when no acknowledgement is needed. */
  readonly acknowledged?: { readonly by: string; readonly at: string } | null;
}

export interface Alerts {
  readonly alerts: readonly Alert[];
  readonly unseen: number;
}

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
