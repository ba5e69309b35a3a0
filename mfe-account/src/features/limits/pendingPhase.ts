/** Phase of a pending raise by the server's clock, with its end. */
export type PendingPhase =
  | { readonly status: 'cooling-off'; readonly until: number }
  | { readonly status: 'ready'; readonly until: number }
  | { readonly status: 'lapsed' };

/** The phase of a pending raise at an instant, so that an open page follows it without a reload. */
export function pendingPhase(
  pending: { readonly confirmableAt: string; readonly lapsesAt: string },
  now: number,
): PendingPhase {
  const confirmableAt = Date.parse(pending.confirmableAt);
  const lapsesAt = Date.parse(pending.lapsesAt);
  if (now < confirmableAt) return { status: 'cooling-off', until: confirmableAt };
  return now < lapsesAt ? { status: 'ready', until: lapsesAt } : { status: 'lapsed' };
}
