import type { Routes } from '@foyer/runtime';
import { isCalendarDay } from '@foyer/kernel/calendar-day';
import { playerBalancesSchema, requestedPayoutSchema } from '@foyer/kernel/balance-answers';
import * as v from 'valibot';
import type { Route } from '../route.ts';
import { SUPERVISOR_ROLES } from '../session/roles.ts';
import { PLAYER_QUESTION, reasonField } from '../staffQuestions.ts';
import { decisionRoute, questionRoute } from '../staffRoutes.ts';
import { createMoneyClient, type MoneyParts } from './moneyClient.ts';

const questionSchema = v.strictObject({
  ...PLAYER_QUESTION.question.entries,
  at: v.optional(
    v.pipe(
      v.string(),
      v.isoTimestamp(),
      v.check((at) => isCalendarDay(at.slice(0, 10))),
    ),
  ),
});
const payoutSchema = v.strictObject({
  ...PLAYER_QUESTION.question.entries,
  id: v.pipe(v.string(), v.uuid()),
  reason: reasonField,
});

/**
 * A player's balances: operators and auditors read, operators request a payout for a player who cannot sign
 * in, another operator approves it.
 */
export function playerMoneyRoutes(parts: MoneyParts): Routes<Route> {
  const client = createMoneyClient(parts);
  return {
    'POST /money/player': questionRoute({
      client,
      roles: SUPERVISOR_ROLES,
      path: '/internal/player-money',
      question: questionSchema,
      wanted: 'Specify the brand, the player and the time.',
      answer: playerBalancesSchema,
    }),
    'POST /money/player/payout': decisionRoute({
      client,
      path: '/internal/player-money/payout',
      question: payoutSchema,
      wanted: 'Specify the brand, the player and a reason.',
      answer: requestedPayoutSchema,
    }),
  };
}
