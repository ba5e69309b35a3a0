import type * as Types from '@foyer/graphql/main';
import type { LimitView } from './limitRows.ts';

export function viewLimit(
  limit: LimitView,
  playerId: string,
  currency: string,
  now: number,
): Types.PlayerLimit {
  const isTime = limit.kind === 'SESSION';
  const remaining = limit.ceiling === null ? null : Math.max(0, limit.ceiling - limit.used);
  return {
    id: `${playerId}:${limit.kind}:${limit.period}`,
    kind: limit.kind,
    period: limit.period,
    currency,
    isOffered: limit.isOffered,
    isRequired: limit.isRequired,
    isRolling: limit.isRolling,
    ...(isTime
      ? {
          amount: null,
          used: null,
          remaining: null,
          minutes: limit.ceiling,
          usedMinutes: limit.used,
          remainingMinutes: remaining,
        }
      : {
          amount: limit.ceiling,
          used: limit.used,
          remaining,
          minutes: null,
          usedMinutes: null,
          remainingMinutes: null,
        }),
    periodStartsAt: limit.startsAt.toISOString(),
    periodEndsAt: limit.endsAt.toISOString(),
    pending: limit.pending
      ? {
          status: now >= limit.pending.confirmableAt ? 'AWAITING_CONFIRMATION' : 'COOLING_OFF',
          amount: isTime ? null : limit.pending.ceiling,
          minutes: isTime ? limit.pending.ceiling : null,
          requestedAt: new Date(limit.pending.requestedAt).toISOString(),
          confirmableAt: new Date(limit.pending.confirmableAt).toISOString(),
          lapsesAt: new Date(limit.pending.lapsesAt).toISOString(),
        }
      : null,
  };
}
