import type { Validity } from '@foyer/graphql/main';
import { normalisePhone } from '@foyer/runtime/phone-number';
import * as v from 'valibot';
import type { PlayerRow } from './playerRow.ts';

const email = v.pipe(v.string(), v.email());

/** Valid when the player confirmed the address, Risky before, Invalid when no mail server could accept it. */
export function emailValidity(player: Pick<PlayerRow, 'email' | 'email_verified'>): Validity {
  if (!v.is(email, player.email)) return 'Invalid';
  return player.email_verified ? 'Valid' : 'Risky';
}

/** Null without a number; otherwise like `emailValidity`. */
export function phoneNumberValidity(
  player: Pick<PlayerRow, 'phone_number' | 'is_phone_number_verified' | 'country'>,
): Validity | null {
  if (player.phone_number === null || player.phone_number === '') return null;
  if (normalisePhone(player.phone_number, player.country) === undefined) return 'Invalid';
  return player.is_phone_number_verified ? 'Valid' : 'Risky';
}
