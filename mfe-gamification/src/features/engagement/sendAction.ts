import type { Engagement } from '@foyer/contract';
import { ignoreError } from '@foyer/kernel';
import { refusalAnswerSchema, type EngagementBlock, type EngagementRefusal } from '@foyer/kernel/engagement';
import * as v from 'valibot';
import { whileClaiming } from '../rewards/claiming.ts';

/** Outcome of an action. `unknown`: no answer came, so it may have been carried out: read again. */
export type ActionOutcome<Answer> =
  | { readonly kind: 'done'; readonly answer: Answer }
  | {
      readonly kind: 'refused';
      readonly code: EngagementRefusal;
      readonly blocks: readonly EngagementBlock[];
    }
  | { readonly kind: 'unknown' };

const OK = 200;

/** Sends an action of the player, once; only an action with an idempotency key may be sent again. */
export async function sendAction<Schema extends v.GenericSchema>(
  engagement: Engagement | undefined,
  path: string,
  body: object | undefined,
  schema: Schema,
): Promise<ActionOutcome<v.InferOutput<Schema>>> {
  const answer =
    engagement &&
    (await whileClaiming(engagement.call({ method: 'POST', path, ...(body && { body }) })).catch(
      ignoreError('an action without an answer has an unknown outcome'),
    ));
  if (answer === undefined) return { kind: 'unknown' };
  if (answer.status === OK) {
    const parsed = v.safeParse(schema, answer.body);
    return parsed.success ? { kind: 'done', answer: parsed.output } : { kind: 'unknown' };
  }
  const refusal = v.safeParse(refusalAnswerSchema, answer.body);
  return refusal.success ? { kind: 'refused', ...refusal.output } : { kind: 'unknown' };
}
