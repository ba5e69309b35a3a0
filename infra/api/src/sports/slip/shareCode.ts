import { randomInt } from 'node:crypto';
import { selectionSchema, type TradedSelection } from '@foyer/kernel/sports-trading';
import type { Clock, Pool } from '@foyer/runtime';
import * as v from 'valibot';

/** Without vowels and without letters and digits that look alike. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 30^8 codes: a guess hits one of a million codes once in 650,000 attempts. */
const LENGTH = 8;
/** Days for which a code can be opened. */
export const CODE_DAYS = 30;
/** Attempts to find a free code. */
const MAX_ATTEMPTS = 5;
const CODE = new RegExp(`^[${ALPHABET}]{${LENGTH}}$`);

const storedSchema = v.array(v.object({ ...selectionSchema.entries, home: v.string(), away: v.string() }));

/** A selection with the teams, so that it can be named when its match is no longer offered. */
export interface NamedSelection extends TradedSelection {
  readonly home: string;
  readonly away: string;
}

interface ShareCodeDeps {
  readonly pool: Pool;
  readonly clock: Clock;
}

/** Stores selections of a brand under a new code. */
export async function shareSlip(
  { pool, clock }: ShareCodeDeps,
  brand: string,
  selections: readonly NamedSelection[],
): Promise<string> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const code = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
    const { rows } = await pool.query<{ stored: boolean }>(
      'select api.share_sports_slip($1, $2, $3, $4, $5) as stored',
      [code, brand, JSON.stringify(selections), new Date(clock()), CODE_DAYS],
    );
    if (rows[0]?.stored) return code;
  }
  throw new Error('No free code for a sports slip.');
}

/** The selections under a code of the brand; undefined for an unknown or expired one. Case does not matter. */
export async function openCode(
  { pool, clock }: ShareCodeDeps,
  brand: string,
  text: string,
): Promise<readonly NamedSelection[] | undefined> {
  const code = text.trim().toUpperCase();
  if (!CODE.test(code)) return undefined;
  const { rows } = await pool.query<{ selections: unknown }>(
    'select selections from api.sports_slip_code where code = $1 and brand = $2 and expires_at > $3',
    [code, brand, new Date(clock())],
  );
  const read = v.safeParse(storedSchema, rows[0]?.selections);
  return read.success ? read.output : undefined;
}
