import { Refusal } from '@foyer/runtime';
import * as v from 'valibot';
import { deviceOf, type Device } from '../security/device.ts';
import type { Services } from '../services.ts';
import {
  SIGN_IN_METHODS,
  type SignInMethod,
  type SignInRecord,
  type SignInSums,
} from '../store/sessionHistory.ts';

type HistoryServices = Pick<Services, 'sessionHistory'>;

interface PlayerCall {
  readonly brand: string;
  readonly id: string;
}

export interface SignInAnswer {
  readonly sid: string;
  readonly method: SignInMethod;
  readonly device: Device;
  readonly country: string | null;
  readonly startedAt: string;
  readonly lastSeenAt: string;
  readonly endedAt: string | null;
  readonly endReason: string | null;
}

const MAX_PAGE_SIZE = 501;
const instant = v.pipe(v.string(), v.isoTimestamp());
const historyCall = v.object({
  from: instant,
  to: v.nullable(instant),
  method: v.nullable(v.picklist(SIGN_IN_METHODS)),
  limit: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_PAGE_SIZE)),
  offset: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

/** The player's running sessions with device, country and method; newest first. */
export async function listSessions(
  { sessionHistory }: HistoryServices,
  { brand, id: playerId }: PlayerCall,
): Promise<{ readonly sessions: readonly SignInAnswer[] }> {
  return { sessions: (await sessionHistory.running(brand, playerId)).map(signInAnswer) };
}

/** One page of the player's sign-ins of a period, running or ended, and the sums of the period. */
export async function listSignIns(
  { sessionHistory }: HistoryServices,
  { brand, id: playerId, body }: PlayerCall & { readonly body: unknown },
): Promise<{ readonly sessions: readonly SignInAnswer[]; readonly totals: SignInSums }> {
  const call = v.safeParse(historyCall, body);
  if (!call.success) throw new Refusal(422, 'FIELD_INVALID', 'The period or page is invalid.');
  const { from, to, method, limit, offset } = call.output;
  const filter = { brand, playerId, from: new Date(from), to: to === null ? null : new Date(to), method };
  const [records, totals] = await Promise.all([
    sessionHistory.page(filter, limit, offset),
    sessionHistory.sums(filter),
  ]);
  return { sessions: records.map(signInAnswer), totals };
}

function signInAnswer(record: SignInRecord): SignInAnswer {
  return {
    sid: record.sid,
    method: record.method,
    device: deviceOf(record.user_agent),
    country: record.country,
    startedAt: record.started_at.toISOString(),
    lastSeenAt: record.last_seen_at.toISOString(),
    endedAt: record.ended_at?.toISOString() ?? null,
    endReason: record.end_reason,
  };
}
