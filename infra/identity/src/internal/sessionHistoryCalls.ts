import { isPayAndPlayFlow, type PayAndPlayFlow } from '@foyer/market';
import { deviceOf, type Device } from '../security/device.ts';
import type { Services } from '../services.ts';
import type { SignInRecord } from '../store/sessionHistory.ts';

/** Method with which a session was started. */
export type SignInMethod = 'PASSWORD' | 'PASSKEY' | 'EMAIL_CODE' | 'SMS_CODE' | 'E_ID' | PayAndPlayFlow;

/** RFC 8176 methods and those of requirements/entities#login-flows, the most specific first. */
const METHODS: Readonly<Record<string, SignInMethod>> = {
  pwd: 'PASSWORD',
  hwk: 'PASSKEY',
  swk: 'PASSKEY',
  sms: 'SMS_CODE',
  eid: 'E_ID',
  otp: 'EMAIL_CODE',
};

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

/** The player's sign-ins with device, country and method; newest first. */
export async function listSignIns(
  { sessionHistory }: Pick<Services, 'sessionHistory'>,
  { brand, id: playerId }: { readonly brand: string; readonly id: string },
): Promise<{ readonly sessions: readonly SignInAnswer[] }> {
  return { sessions: (await sessionHistory.latest(brand, playerId)).map(signInAnswer) };
}

export function methodOf(methods: readonly string[]): SignInMethod {
  const flow = methods.find(isPayAndPlayFlow);
  if (flow !== undefined) return flow;
  const known = Object.keys(METHODS).find((method) => methods.includes(method));
  return METHODS[known ?? ''] ?? 'PASSWORD';
}

function signInAnswer(record: SignInRecord): SignInAnswer {
  return {
    sid: record.sid,
    method: methodOf(record.methods),
    device: deviceOf(record.userAgent),
    country: record.country,
    startedAt: record.startedAt.toISOString(),
    lastSeenAt: record.lastSeenAt.toISOString(),
    endedAt: record.endedAt?.toISOString() ?? null,
    endReason: record.endReason,
  };
}
