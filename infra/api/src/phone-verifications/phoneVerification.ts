import { createHmac, randomInt } from 'node:crypto';
import { isBrandId } from '@foyer/market';
import { deriveKey, type Pool } from '@foyer/runtime';
import * as v from 'valibot';
import type { Content } from '../content/contentReader.ts';
import type { OutboxRelay } from '../events/outboxRelay.ts';
import type { PlayerRow } from '../players/playerRow.ts';
import type { IdentityDeps } from '../sessions/identityCalls.ts';

export interface PhoneVerificationDeps extends IdentityDeps {
  readonly pool: Pool;
  readonly content: Pick<Content, 'of'>;
  readonly relay: Pick<OutboxRelay, 'kick'>;
}

export type PhoneCodeOutcome = 'VERIFIED' | 'WRONG' | 'EXPIRED';

const CODE_DIGITS = 6;
const CODE_MINUTES = 10;
const CODES_PER_HOUR = 5;
const ATTEMPTS = 5;
const sentSchema = v.object({ sent: v.literal(true) });

/**
 * Sends a code to the player's phone number, a few times an hour at most. `limited` also covers a player
 * without an unverified number.
 */
export async function sendPhoneCode(
  deps: PhoneVerificationDeps,
  player: Pick<PlayerRow, 'id' | 'brand'>,
  locale: string,
): Promise<'sent' | 'limited' | 'unavailable'> {
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
  const { rows } = await deps.pool.query<{ issued: boolean; phone_number: string | null }>(
    `select api.issue_phone_code($1, $2, make_interval(mins => $3), $4, interval '1 hour', $5) as issued, phone_number from api.player where id = $1`,
    [player.id, hashOf(deps, player.id, code), CODE_MINUTES, CODES_PER_HOUR, new Date(deps.clock())],
  );
  const row = rows[0];
  if (!row?.issued || row.phone_number === null) return 'limited';
  const content = isBrandId(player.brand) ? deps.content.of(player.brand) : undefined;
  const text = (content?.textOf('textMessage.phone-code', locale) ?? '')
    .replace('{code}', code)
    .replace('{brand}', content?.brand.title ?? player.brand)
    .replace('{minutes}', String(CODE_MINUTES));
  try {
    const answer = await deps.serviceClient.callSigned({
      baseUrl: deps.identityAddress,
      path: '/internal/text-messages/send',
      body: { brand: player.brand, locale, phoneNumber: row.phone_number, text },
      secret: deps.internalSecret,
      clock: deps.clock,
    });
    return answer.status === 200 && v.is(sentSchema, answer.body) ? 'sent' : 'unavailable';
  } catch (error) {
    deps.log.warn('text message rejected by identity', { error });
    return 'unavailable';
  }
}

/** Compares a code with the one sent last; a correct code verifies the number. */
export async function confirmPhoneCode(
  deps: PhoneVerificationDeps,
  playerId: string,
  code: string,
): Promise<PhoneCodeOutcome> {
  const { rows } = await deps.pool.query<{ outcome: PhoneCodeOutcome }>(
    'select api.check_phone_code($1, $2, $3, $4) as outcome',
    [playerId, hashOf(deps, playerId, code.trim()), ATTEMPTS, new Date(deps.clock())],
  );
  deps.relay.kick();
  return rows[0]?.outcome ?? 'EXPIRED';
}

function hashOf({ internalSecret }: IdentityDeps, playerId: string, code: string): Buffer {
  return createHmac('sha256', deriveKey(internalSecret, 'api', 'phone-codes'))
    .update(`${playerId} ${code}`)
    .digest();
}
