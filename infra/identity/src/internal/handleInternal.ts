import type { IncomingMessage, ServerResponse } from 'node:http';
import { isBrandId } from '@foyer/market';
import { createRouter, receiveSigned, Refusal, sendJson } from '@foyer/runtime';
import { relayEmail } from '../emails/relayEmail.ts';
import { relayTextMessage } from '../emails/relayTextMessage.ts';
import type { Services } from '../services.ts';
import { checkSignInCode } from '../sign-in-codes/checkCode.ts';
import { requestSignInCode, resendSignInCode } from '../sign-in-codes/requestCode.ts';
import { findStaff, inviteStaff, staffSessionState } from '../staff/staffInternal.ts';
import { redeemVerification, resendVerification } from '../verification/answerVerification.ts';
import { requestEmailChange } from '../verification/changeEmail.ts';
import { erasePersonalData, readPersonalData } from './personalData.ts';
import { disconnectConnection, listBankConnections } from './bankConnectionCalls.ts';
import { addPasskey, listPasskeys, passkeyOptions, removePasskey, renamePasskey } from './passkeyCalls.ts';
import { listSessions, listSignIns } from './sessionHistoryCalls.ts';

const MAX_REASON_LENGTH = 60;
const ID = ':id([\\w.-]{1,128})';

interface Call {
  readonly brand: string;
  readonly reason: string;
  readonly id: string;
  readonly refreshToken: string;
  readonly body: Readonly<Record<string, unknown>>;
}

type Answer = (services: Services, call: Call, reloadKeys: () => Promise<void>) => Promise<unknown>;

interface InternalRoute {
  readonly needsBrand: boolean;
  readonly answer: Answer;
}

const ofBrand = (answer: Answer): InternalRoute => ({ needsBrand: true, answer });
const ofAll = (answer: Answer): InternalRoute => ({ needsBrand: false, answer });

const router = createRouter<InternalRoute>({
  [`POST /internal/sessions/${ID}/end`]: ofBrand(async ({ sessions }, { brand, id, reason }) => ({
    ended: await sessions.end(brand, id, reason),
  })),
  [`POST /internal/sessions/${ID}/state`]: ofBrand(({ sessions }, { brand, id }) =>
    sessions.state(brand, id),
  ),
  [`POST /internal/players/${ID}/sessions/end`]: ofBrand(async ({ sessions }, { brand, id, reason }) => ({
    ended: await sessions.endAll(brand, id, reason),
  })),
  [`POST /internal/players/${ID}/sessions`]: ofBrand(listSessions),
  [`POST /internal/players/${ID}/sign-ins`]: ofBrand(listSignIns),
  [`POST /internal/players/${ID}/passkeys`]: ofBrand(listPasskeys),
  [`POST /internal/players/${ID}/passkeys/options`]: ofBrand(passkeyOptions),
  [`POST /internal/players/${ID}/passkeys/add`]: ofBrand(addPasskey),
  [`POST /internal/players/${ID}/passkeys/rename`]: ofBrand(renamePasskey),
  [`POST /internal/players/${ID}/passkeys/remove`]: ofBrand(removePasskey),
  'POST /internal/sign-in-codes/request': ofBrand(requestSignInCode),
  'POST /internal/sign-in-codes/resend': ofBrand(resendSignInCode),
  'POST /internal/sign-in-codes/check': ofBrand(checkSignInCode),
  'POST /internal/refresh-tokens/spend': ofBrand(async ({ refreshTokens }, { brand, refreshToken }) => ({
    refreshToken: (await refreshTokens.spend(brand, refreshToken)) ?? null,
  })),
  'POST /internal/email-verifications/redeem': ofBrand((services, { brand, body }) =>
    redeemVerification(services, brand, body),
  ),
  [`POST /internal/players/${ID}/email-verification/send`]: ofBrand((services, { brand, id, body }) =>
    resendVerification(services, brand, id, body),
  ),
  [`POST /internal/players/${ID}/email-change/send`]: ofBrand((services, { brand, id, body }) =>
    requestEmailChange(services, brand, id, body),
  ),
  [`POST /internal/players/${ID}/personal-data`]: ofBrand((services, { brand, id }) =>
    readPersonalData(services, brand, id),
  ),
  [`POST /internal/players/${ID}/erase`]: ofBrand((services, { brand, id, body }) =>
    erasePersonalData(services, brand, id, body['recipients']),
  ),
  [`POST /internal/players/${ID}/emails/send`]: ofBrand((services, { brand, id, body }) =>
    relayEmail(services, brand, id, body),
  ),
  'POST /internal/text-messages/send': ofBrand((services, { brand, body }) =>
    relayTextMessage(services, brand, body),
  ),
  [`POST /internal/players/${ID}/bank-connections`]: ofBrand(listBankConnections),
  [`POST /internal/players/${ID}/bank-connections/disconnect`]: ofBrand(disconnectConnection),
  [`POST /internal/staff/sessions/${ID}/state`]: ofAll(({ staff }, { id }) => staffSessionState(staff, id)),
  'POST /internal/staff/find': ofAll(({ staff }, { body }) => findStaff(staff, body['email'])),
  'POST /internal/staff/invitations/create': ofAll(({ staff }, { body }) => inviteStaff(staff, body)),
  'POST /internal/signing-keys/rotate': ofAll(rotate),
});

export const KEYS_ROTATED = 'identity.signing-key-rotated';

/** Handles signed calls of the other services; the gateway never forwards them. */
export async function handleInternal(
  request: IncomingMessage,
  response: ServerResponse,
  services: Services,
  reloadKeys: () => Promise<void>,
): Promise<void> {
  const path = request.url ?? '/';
  const found = router.find(request.method, path);
  if (typeof found === 'string') return sendJson(response, 404, { code: 'NOT_FOUND' });
  const received = await receiveSigned(request, response, services.settings.internalSecret, services.clock);
  if (!received) return;
  const body =
    typeof received.body === 'object' && received.body !== null
      ? (received.body as Readonly<Record<string, unknown>>)
      : {};
  const { brand, reason, refreshToken } = body;
  const { handler: route, params } = found;
  if (route.needsBrand && (typeof brand !== 'string' || !isBrandId(brand)))
    return sendJson(response, 422, { code: 'FIELD_INVALID', keys: ['brand'] });
  const call = {
    brand: typeof brand === 'string' ? brand : '',
    id: params['id'] ?? '',
    reason:
      typeof reason === 'string' && reason !== '' ? reason.slice(0, MAX_REASON_LENGTH) : 'ENDED_BY_OPERATOR',
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
