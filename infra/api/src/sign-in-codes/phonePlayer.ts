import type { Pool } from '@foyer/runtime';

/**
 * The player who has verified this phone number; undefined when none has, or more than one: a text message
 * must not sign in to an account of another person.
 *
 * @param phoneNumber - E.164.
 */
export async function playerOfPhone(
  pool: Pool,
  brand: string,
  phoneNumber: string,
): Promise<string | undefined> {
  const { rows } = await pool.query<{ id: string }>(
    'select id from api.player where brand = $1 and phone_number = $2 and is_phone_number_verified limit 2',
    [brand, phoneNumber],
  );
  return rows.length === 1 ? rows[0]?.id : undefined;
}

const E164 = /^\+\d{6,15}$/;

/** E.164 of a number with its country code, as typed; undefined for anything else. */
export function internationalNumber(text: string): string | undefined {
  const number = text
    .normalize('NFKC')
    .replaceAll(/[\s().\-/]/g, '')
    .replace(/^00/, '+');
  return E164.test(number) ? number : undefined;
}
