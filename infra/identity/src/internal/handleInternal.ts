import type { IncomingMessage, ServerResponse } from 'node:http';
import { isBrandId } from '@foyer/market';
import { receiveSigned, Refusal, sendJson } from '@foyer/runtime';
import { sendLetter } from '../letters/sendLetter.ts';
import type { Services } from '../services.ts';
import { findStaff, inviteStaff, staffSessionState } from '../staff/staffInternal.ts';
import { redeemVerification, resendVerification } from '../verification/answerVerification.ts';
import { listBankConnections, orderDisconnection } from './bankConnectionCalls.ts';

const LONGEST_REASON = 60;
const ID = '([\\w.-]{1,128})';

interface Call {
  readonly brand: string;
  readonly reason: string;
  readonly id: string;
  readonly refreshToken: string;
  readonly body: Readonly<Record<string, unknown>>;
}

type Answer = (services: Services, call: Call, reloadKeys: () => Promise<void>) => Promise<unknown>;

const ROUTES: readonly { readonly pattern: RegExp; readonly needsBrand: boolean; readonly answer: Answer }[] =
  [
    {
      pattern: new RegExp(`^/internal/sessions/${ID}/end$`),
      needsBrand: true,
      answer: async ({ sessions }, { brand, id, reason }) => ({
        ended: await sessions.end(brand, id, reason),
      }),
    },
    {
      pattern: new RegExp(`^/internal/sessions/${ID}/state$`),
      needsBrand: true,
      answer: ({ sessions }, { brand, id }) => sessions.state(brand, id),
    },
    {
      pattern: new RegExp(`^/internal/players/${ID}/sessions/end$`),
      needsBrand: true,
      answer: async ({ sessions }, { brand, id, reason }) => ({
        ended: await sessions.endAll(brand, id, reason),
      }),
    },
    {
      pattern: /^\/internal\/(refresh-tokens)\/spend$/,
      needsBrand: true,
      answer: async ({ refreshTokens }, { brand, refreshToken }) => ({
        refreshToken: (await refreshTokens.spend(brand, refreshToken)) ?? null,
      }),
    },
    {
      pattern: /^\/internal\/(email-verifications)\/redeem$/,
      needsBrand: true,
      answer: (services, { brand, body }) => redeemVerification(services, brand, body),
    },
    {
      pattern: new RegExp(`^/internal/players/${ID}/email-verification/send$`),
      needsBrand: true,
      answer: (services, { brand, id, body }) => resendVerification(services, brand, id, body),
    },
    {
      pattern: new RegExp(`^/internal/players/${ID}/letters/send$`),
      needsBrand: true,
      answer: (services, { brand, id, body }) => sendLetter(services, brand, id, body),
    },
    {
      pattern: new RegExp(`^/internal/players/${ID}/bank-connections$`),
      needsBrand: true,
      answer: listBankConnections,
    },
    {
      pattern: new RegExp(`^/internal/players/${ID}/bank-connections/disconnect$`),
      needsBrand: true,
      answer: orderDisconnection,
    },
    {
      pattern: new RegExp(`^/internal/staff/sessions/${ID}/state$`),
      needsBrand: false,
      answer: ({ staff }, { id }) => staffSessionState(staff, id),
    },
    {
      pattern: /^\/internal\/staff\/(find)$/,
      needsBrand: false,
      answer: ({ staff }, { body }) => findStaff(staff, body['email']),
    },
    {
      pattern: /^\/internal\/staff\/(invitations)\/create$/,
      needsBrand: false,
      answer: ({ staff }, { body }) => inviteStaff(staff, body),
    },
    { pattern: /^\/internal\/signing-keys\/(rotate)$/, needsBrand: false, answer: rotate },
  ];

export const KEYS_ROTATED = 'identity.signing-key-rotated';

/** Handles signed calls of the other services; the gateway never forwards them. */
export async function handleInternal(
  request: IncomingMessage,
  response: ServerResponse,
  services: Services,
  reloadKeys: () => Promise<void>,
): Promise<void> {
  const path = request.url ?? '/';
  const route = request.method === 'POST' ? ROUTES.find(({ pattern }) => pattern.test(path)) : undefined;
  if (!route) return sendJson(response, 404, { code: 'NOT_FOUND' });
  const received = await receiveSigned(request, response, services.settings.internalSecret, services.clock);
  if (!received) return;
  const body =
    typeof received.body === 'object' && received.body !== null
      ? (received.body as Readonly<Record<string, unknown>>)
      : {};
  const { brand, reason, refreshToken } = body;
  if (route.needsBrand && (typeof brand !== 'string' || !isBrandId(brand)))
    return sendJson(response, 422, { code: 'FIELD_INVALID', keys: ['brand'] });
  const id = route.pattern.exec(path)?.[1] ?? '';
  const call = {
    brand: typeof brand === 'string' ? brand : '',
    id,
    reason:
      typeof reason === 'string' && reason !== '' ? reason.slice(0, LONGEST_REASON) : 'ENDED_BY_OPERATOR',
    refreshToken: typeof refreshToken === 'string' ? refreshToken : '',
    body,
  };
  try {
    sendJson(response, 200, await route.answer(services, call, reloadKeys));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    sendJson(response, error.status, { code: error.code });
  }
}

async function rotate(
  { signingKeys, staff, bus, events }: Services,
  _call: Call,
  reloadKeys: () => Promise<void>,
): Promise<{ kid: string }> {
  const kid = await signingKeys.rotate();
  await staff.signingKeys.rotate();
  await reloadKeys();
  await events.record({ kind: 'SIGNING_KEY_ROTATED', brand: '*', details: { kid } });
  await bus.publish(KEYS_ROTATED, { kid });
  return { kid };
}
