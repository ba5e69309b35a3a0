import {
  breakGlassRequestsSchema,
  decidedSchema,
  rejectedBreakGlassSchema,
  requestedBreakGlassSchema,
  type BreakGlassRequest,
} from '@foyer/kernel/change-answers';
import { BUCKETS } from '@foyer/kernel/release-plan';
import { styleText } from 'node:util';
import { confirmByTyping } from '../confirm.ts';
import { brandsText } from '../output/changeText.ts';
import { table } from '../output/table.ts';
import { reasonFrom } from '../reason.ts';
import type { Session } from '../sessionTypes.ts';
import { warnIfPropagationPending } from '../warnIfPropagationPending.ts';
import type { DecisionResult } from './decisionResult.ts';

export interface AnswerOptions {
  /** All open requests are listed when undefined. */
  readonly id: string | undefined;
  readonly reject: boolean;
  readonly reason: string | undefined;
  readonly yes: boolean;
}

/** Requests the approval of a second operator for a change that overrides the release check. */
export async function requestApproval(session: Session, change: object): Promise<DecisionResult> {
  const request = await session.client.post('/v1/break-glass', change, requestedBreakGlassSchema);
  return {
    value: { ...request, changed: false, isWaiting: true },
    text: `${styleText('yellow', '…')} ${whatText(request)} waits for a second operator until ${request.expiresAt}: foyer approve ${request.id} --reason "…"`,
  };
}

/** Lists, approves or rejects requests to release without a passed check. */
export async function approve(session: Session, options: AnswerOptions): Promise<void> {
  const { environment, client } = session;
  if (options.id === undefined) {
    const { requests } = await client.get(
      `/v1/break-glass?environment=${environment}`,
      breakGlassRequestsSchema,
    );
    return session.printResult({ requests }, listText(requests));
  }
  const reason = await reasonFrom(session.terminal, options.reason);
  const answer = { id: options.id, reason };
  if (options.reject) {
    const rejected = await client.post('/v1/break-glass/reject', answer, rejectedBreakGlassSchema);
    return session.printResult(
      rejected,
      `${styleText('green', '✓')} rejected: ${rejected.app}@${rejected.release}`,
    );
  }
  await confirmByTyping(session.terminal, 'approve', options.yes);
  const decided = await client.post('/v1/break-glass/approve', answer, decidedSchema);
  warnIfPropagationPending(session, decided);
  const { kind, app = '', release = '' } = decided.entry;
  session.printResult(
    { ...decided, changed: true },
    `${styleText('green', '✓')} ${kind} ${app}@${release} without a check · version ${decided.version} of ${environment} · ${brandsText(decided.brands)}`,
  );
}

function listText(requests: readonly BreakGlassRequest[]): string {
  if (requests.length === 0) return 'No request waits for an approval.';
  return table(
    ['ID', 'Change', 'Check', 'Requested by', 'Reason', 'Until'],
    requests.map((request) => [
      request.id,
      whatText(request),
      request.code,
      request.requestedBy,
      request.reason,
      request.expiresAt,
    ]),
  );
}

function whatText({ app, release, change }: BreakGlassRequest): string {
  const share = change.share === undefined ? '' : ` to ${(change.share / BUCKETS) * 100} %`;
  return `${change.kind} ${app}@${release}${share}`;
}
