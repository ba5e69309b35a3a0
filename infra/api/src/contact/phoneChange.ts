import { createHmac, randomInt } from 'node:crypto';
import { deriveKey } from '@foyer/runtime';
import { normalisePhone } from '@foyer/runtime/phone-number';
import type { PlayerRow } from '../players/playerRow.ts';
import type { ContactDeps } from './contactDeps.ts';
import { sendTextMessage } from './playerMessages.ts';

export type PhoneChangeRefusal = 'INVALID' | 'UNCHANGED' | 'TOO_MANY';
export type PhoneCodeOutcome = 'VERIFIED' | 'WRONG' | 'EXPIRED';

const CODE_DIGITS = 6;
const CODE_MINUTES = 10;
const CODES_PER_HOUR = 5;
const ATTEMPTS = 5;
const MAX_NUMBER_LENGTH = 40;

/** Sends a code to a new phone number, which replaces the current one when the player returns the code. */
export async function requestPhoneChange(
  deps: ContactDeps,
  player: PlayerRow,
  typed: string,
): Promise<{ readonly phoneNumber: string } | PhoneChangeRefusal | 'unavailable'> {
  const phoneNumber = typed.length > MAX_NUMBER_LENGTH ? undefined : normalisePhone(typed, player.country);
  if (phoneNumber === undefined) return 'INVALID';
  if (phoneNumber === player.phone_number && player.is_phone_number_verified) return 'UNCHANGED';
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
  const { rows } = await deps.pool.query<{ issued: boolean }>(
    `select api.issue_phone_change($1, $2, $3, make_interval(mins => $4), $5, interval '1 hour', $6) as issued`,
    [
      player.id,
      phoneNumber,
      hashOf(deps, player.id, code),
      CODE_MINUTES,
      CODES_PER_HOUR,
      new Date(deps.clock()),
    ],
  );
  if (rows[0]?.issued !== true) return 'TOO_MANY';
  const isSent = await sendTextMessage(deps, player, phoneNumber, {
    key: 'phone-code',
    values: { code, minutes: String(CODE_MINUTES) },
  });
  return isSent ? { phoneNumber } : 'unavailable';
}

/** Compares a code with the one sent last; a correct one replaces the phone number and informs the old one. */
export async function confirmPhoneChange(
  deps: ContactDeps,
  player: PlayerRow,
  code: string,
): Promise<PhoneCodeOutcome> {
  const { rows } = await deps.pool.query<{ outcome: PhoneCodeOutcome }>(
    'select api.apply_phone_change($1, $2, $3, $4) as outcome',
    [player.id, hashOf(deps, player.id, code.trim()), ATTEMPTS, new Date(deps.clock())],
  );
  deps.relay.kick();
  const outcome = rows[0]?.outcome ?? 'EXPIRED';
  if (outcome === 'VERIFIED' && player.phone_number !== null)
    await sendTextMessage(deps, player, player.phone_number, { key: 'phone-changed', values: {} });
  return outcome;
}

function hashOf({ internalSecret }: ContactDeps, playerId: string, code: string): Buffer {
  return createHmac('sha256', deriveKey(internalSecret, 'api', 'phone-changes'))
    .update(`${playerId} ${code}`)
    .digest();
}
