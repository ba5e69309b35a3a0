import { randomUUID } from 'node:crypto';
import { Refusal } from '@foyer/runtime';
import * as v from 'valibot';
import { emailError } from '../registration/validation.ts';
import type { Services } from '../services.ts';
import { emailKey } from '../store/credentials.ts';
import { connectionSchema, refusalOf } from './refusal.ts';
import { RESEND_AFTER_MS, sendCode, sentAnswer, type CodeRequested } from './sendCode.ts';

const INVALID = 422;
const MAX_ID_LENGTH = 100;

const requestSchema = v.intersect([
  connectionSchema,
  v.object({ locale: v.string() }),
  v.variant('channel', [
    v.object({ channel: v.literal('email'), email: v.pipe(v.string(), v.trim()) }),
    // the api stores phone numbers, so it finds the player of a number
    v.object({
      channel: v.literal('sms'),
      phoneNumber: v.pipe(v.string(), v.regex(/^\+\d{6,15}$/)),
      playerId: v.nullable(v.string()),
    }),
  ]),
]);
const repeatSchema = v.intersect([
  connectionSchema,
  v.object({ locale: v.string(), attemptId: v.pipe(v.string(), v.maxLength(MAX_ID_LENGTH)) }),
]);

interface Call {
  readonly brand: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/**
 * Sends a sign-in code by email or text message, as the first of a new attempt.
 * @throws {@link Refusal} for an invalid recipient.
 */
export async function requestSignInCode(services: Services, { brand, body }: Call): Promise<CodeRequested> {
  const parsed = v.safeParse(requestSchema, body);
  if (!parsed.success || (parsed.output.channel === 'email' && emailError(parsed.output.email)))
    throw new Refusal(INVALID, 'FIELD_INVALID', 'The recipient is invalid.');
  const request = parsed.output;
  const reason = await refusalOf(services, brand, request);
  if (reason) return { kind: 'refused', reason };
  const credential =
    request.channel === 'email'
      ? await services.credentials.byEmail(brand, request.email)
      : await services.credentials.byPlayer(brand, request.playerId ?? '');
  return sendCode(services, {
    brand,
    attemptId: randomUUID(),
    channel: request.channel,
    recipient: request.channel === 'email' ? emailKey(request.email) : request.phoneNumber,
    playerId: credential?.playerId,
    locale: request.locale,
    address: request.from.address,
  });
}

/**
 * Sends another code to the recipient of an attempt, which the browser does not store. A request within the
 * wait sends none.
 * @throws {@link Refusal} for an invalid request.
 */
export async function resendSignInCode(services: Services, { brand, body }: Call): Promise<CodeRequested> {
  const parsed = v.safeParse(repeatSchema, body);
  if (!parsed.success) throw new Refusal(INVALID, 'FIELD_INVALID', 'The request is invalid.');
  const { attemptId, locale, from } = parsed.output;
  const reason = await refusalOf(services, brand, parsed.output);
  if (reason) return { kind: 'refused', reason };
  const known = await services.loginCodes.recipient(brand, attemptId);
  if (!known) return { kind: 'expired' };
  const { sentAt, ...recipient } = known;
  if (services.clock() < sentAt + RESEND_AFTER_MS) return sentAnswer(attemptId, sentAt);
  return sendCode(services, { ...recipient, brand, attemptId, locale, address: from.address });
}
