import type * as Types from '@foyer/graphql/main';
import * as v from 'valibot';
import { endReasonOf } from './sessionEnd.ts';
import { logOut, type LogOutDeps } from './logOut.ts';
import type { HistoryPeriod } from '../server/graphql/historyPeriod.ts';
import type { IdentityDeps } from './identityCalls.ts';
import { callIdentity, contentOf } from './playerIdentityCalls.ts';
import type { TokenIdentity } from './tokenVerifier.ts';

/** The sign-in methods of the schema by identity's names. */
export const SIGN_IN_METHODS = {
  PASSWORD: 'PASSWORD',
  PASSKEY: 'PASSKEY',
  EMAIL_CODE: 'EMAIL_CODE',
  SMS_CODE: 'SMS_CODE',
  E_ID: 'E_ID',
  BankPayment: 'BANK_PAYMENT',
  OpenBanking: 'OPEN_BANKING',
  PaymentGateway: 'PAYMENT_GATEWAY',
} as const satisfies Readonly<Record<string, Types.SignInMethod>>;
/** Identity's name of each sign-in method of the schema. */
const FLOWS = Object.fromEntries(
  Object.entries(SIGN_IN_METHODS).map(([name, method]) => [method, name]),
) as Readonly<Record<Types.SignInMethod, string>>;

const session = v.object({
  sid: v.string(),
  method: v.picklist(Object.keys(SIGN_IN_METHODS) as (keyof typeof SIGN_IN_METHODS)[]),
  device: v.object({
    kind: v.picklist(['PHONE', 'TABLET', 'COMPUTER']),
    browser: v.optional(v.string()),
    system: v.optional(v.string()),
  }),
  country: v.nullable(v.string()),
  startedAt: v.string(),
  lastSeenAt: v.string(),
  endedAt: v.nullable(v.string()),
  endReason: v.nullable(v.string()),
});
/** Answer of identity: the running sessions of a player. */
export const runningSessions = v.object({ sessions: v.array(session) });
const historyAnswer = v.object({
  sessions: v.array(session),
  totals: v.object({ count: v.number(), countries: v.number() }),
});

type SessionAnswer = v.InferOutput<typeof session>;

export interface SignInFilter extends HistoryPeriod {
  /** Null for all. */
  readonly method: Types.SignInMethod | null;
}

export interface SignInPage {
  readonly sessions: readonly Types.PlayerSession[];
  /** Sums of all sign-ins of the filter. */
  readonly totals: Types.SignInTotals;
}

/** The player's running sessions as identity records them, newest first. */
export async function readPlayerSessions(
  deps: LogOutDeps,
  identity: TokenIdentity,
): Promise<Types.PlayerSession[]> {
  const { sessions } = contentOf(
    await callIdentity(deps, identity, 'sessions', runningSessions),
    'NotFoundFailure',
  );
  return sessions.map((record) => viewSession(record, identity));
}

/** One page of the player's sign-ins, running or ended, newest first. */
export async function readSignIns(
  deps: IdentityDeps,
  identity: TokenIdentity,
  { from, to, method }: SignInFilter,
  page: { readonly limit: number; readonly offset: number },
): Promise<SignInPage> {
  const { sessions, totals } = contentOf(
    await callIdentity(deps, identity, 'sign-ins', historyAnswer, {
      ...page,
      from: from.toISOString(),
      to: to?.toISOString() ?? null,
      method: method && FLOWS[method],
    }),
    'NotFoundFailure',
  );
  return { sessions: sessions.map((record) => viewSession(record, identity)), totals };
}

function viewSession(
  { sid, method, device, endReason, ...rest }: SessionAnswer,
  identity: Pick<TokenIdentity, 'sid'>,
): Types.PlayerSession {
  return {
    ...rest,
    id: sid,
    method: SIGN_IN_METHODS[method],
    isCurrent: sid === identity.sid,
    device: { kind: device.kind, browser: device.browser ?? null, system: device.system ?? null },
    endReason: endReason === null ? null : endReasonOf(endReason),
  };
}

/**
 * Ends running sessions of the player, here and at identity; the tabs of those devices sign out.
 *
 * @param isMeant - selects among the player's own running sessions, so that no call ends one of another player.
 * @returns the sessions that have ended.
 */
export async function endSessions(
  deps: LogOutDeps,
  identity: TokenIdentity,
  isMeant: (session: Types.PlayerSession) => boolean,
): Promise<readonly string[]> {
  const { brand, playerId } = identity;
  const meant = (await readPlayerSessions(deps, identity)).filter(
    (candidate) => candidate.endedAt === null && isMeant(candidate),
  );
  for (const { id } of meant) await logOut(deps, { brand, playerId, sid: id });
  return meant.map(({ id }) => id);
}
