import { useDates, useText } from '@foyer/i18n';
import { ENGAGEMENT_REFUSALS, type EngagementRefusal, type PointsAnswer } from '@foyer/kernel/engagement';
import type { Tournament } from '@foyer/kernel/tournaments';
import { usePointsText } from '../../../../components/points/usePointsText.ts';
import { refusals } from '../../../../features/engagement/refusals.messages.ts';
import { pointsWorth } from '../../../../features/engagement/pointsWorth.ts';
import { messages } from './Registration.messages.ts';

/** Writes the reason against a registration; undefined where the service names none. */
export function useRefusalText(
  { refusal, phase, registrationFrom, cost, costValue }: Tournament,
  points: PointsAnswer | undefined,
): string | undefined {
  const text = useText();
  const { deadline } = useDates();
  const write = usePointsText();
  if (refusal === null) return undefined;
  if (phase === 'ANNOUNCED') return text(messages.opens, { at: deadline(Date.parse(registrationFrom)) });
  if (refusal === 'NOT_ENOUGH_POINTS' && points)
    return text(messages.missing, {
      cost: write(cost, costValue),
      balance: write(points.balance, pointsWorth(points.balance, points.moneyValue)),
    });
  return text(refusals[isRefusal(refusal) ? refusal : 'REGISTRATION_CLOSED']);
}

function isRefusal(code: string): code is EngagementRefusal {
  return ENGAGEMENT_REFUSALS.some((known) => known === code);
}
