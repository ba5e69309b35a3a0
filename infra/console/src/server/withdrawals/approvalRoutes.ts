import { sendJson, type Routes } from '@foyer/runtime';
import {
  APPROVAL_DECISIONS,
  approvalOutcomeSchema,
  withdrawalCasesSchema,
} from '@foyer/kernel/withdrawal-answers';
import * as v from 'valibot';
import { readShape } from '../readShape.ts';
import type { Route } from '../route.ts';
import { allowed, OPERATOR_ROLES, SUPERVISOR_ROLES } from '../session/roles.ts';
import { reasonField } from '../staffQuestions.ts';
import { createMoneyClient, type MoneyParts } from './moneyClient.ts';

const decisionSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{8,64}$/)),
  decision: v.picklist(APPROVAL_DECISIONS),
  reason: reasonField,
  key: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,100}$/)),
});

/** Approval of withdrawals under review: operators decide, auditors read. */
export function approvalRoutes(parts: MoneyParts): Routes<Route> {
  const client = createMoneyClient(parts);
  return {
    async 'GET /money/withdrawals'({ response, url, session }) {
      allowed(session, SUPERVISOR_ROLES);
      const wanted = new URLSearchParams(
        [...url.searchParams].filter(
          ([name, value]) => (name === 'brand' || name === 'state') && value !== '',
        ),
      );
      const { status, body } = await client.read(
        withdrawalCasesSchema,
        `/internal/withdrawals?${wanted.toString()}`,
      );
      sendJson(response, status, body);
    },
    async 'POST /money/withdrawals/decision'(call) {
      const { person } = await client.staffNow(call, OPERATOR_ROLES);
      const { id, ...decision } = await readShape(
        call.request,
        decisionSchema,
        'Specify the withdrawal, the decision and a reason.',
      );
      const { status, body } = await client.decide(
        approvalOutcomeSchema,
        `/internal/withdrawals/${id}/decision`,
        { ...decision, staff: person.email },
      );
      sendJson(call.response, status, body);
    },
  };
}
