import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { seal, unseal, type Clock, type Pool } from '@foyer/runtime';
import { parseEstonianCode } from '@foyer/runtime/personal-code';
import * as v from 'valibot';
import type { CataloguePerson, Method } from '../../catalogue/people.ts';
import type { Keys } from '../ownKey.ts';

const identity = v.object({
  personalCode: v.string(),
  givenName: v.string(),
  familyName: v.string(),
  dateOfBirth: v.string(),
});
/** The data that the provider states about a person. */
export type Identity = v.InferOutput<typeof identity>;

/** Outcome of a PIN: blocked after three wrong ones in a row. */
export type PinCheck = 'right' | 'wrong' | 'blocked';

export interface FoundPerson {
  readonly id: string;
  readonly phoneReachable: boolean;
}

export interface People {
  /** The person's data; undefined when the person is unknown or the key of the provider differs. */
  identityOf(id: string): Promise<Identity | undefined>;
  byDocument(documentNumber: string): Promise<FoundPerson | undefined>;
  /** The person whose phone and personal code both match and who uses this method. */
  byPhone(phoneNumber: string, personalCode: string, method: Method): Promise<FoundPerson | undefined>;
  byCode(personalCode: string, method: Method): Promise<FoundPerson | undefined>;
  byPhoneNumber(phoneNumber: string): Promise<FoundPerson | undefined>;
  /** Counts the attempt before it compares, so that parallel guesses cannot exceed the limit. */
  checkPin(id: string, pin: string): Promise<PinCheck>;
  /** Adds a person, or leaves the existing one. */
  add(person: CataloguePerson, pin: string): Promise<void>;
  /** Keyed hash of what was typed to name a phone. */
  targetHash(phoneNumber: string, personalCode: string): Buffer;
}

const PIN_TRIES = 3;
const PIN_LOCK_MS = 15 * 60_000;

interface Row {
  readonly id: string;
  readonly phone_reachable: boolean;
}

export function createPeople(pool: Pool, clock: Clock, keys: Keys): People {
  const hash = (kind: string, text: string): Buffer =>
    createHmac('sha256', keys.hashing).update(`${kind}:${text}`).digest();
  const find = async (condition: string, values: readonly unknown[]): Promise<FoundPerson | undefined> => {
    const { rows } = await pool.query<Row>(`select id, phone_reachable from eid.person where ${condition}`, [
      ...values,
    ]);
    return rows[0] && { id: rows[0].id, phoneReachable: rows[0].phone_reachable };
  };

  return {
    async identityOf(id) {
      const { rows } = await pool.query<{ sealed_identity: Buffer }>(
        'select sealed_identity from eid.person where id = $1',
        [id],
      );
      const text = rows[0] && unseal(keys.sealing, rows[0].sealed_identity);
      return text === undefined ? undefined : v.parse(v.pipe(v.string(), v.parseJson(), identity), text);
    },
    byDocument: (documentNumber) =>
      find(`document_hash = $1 and 'id-card' = any(methods)`, [hash('document', documentNumber)]),
    byPhone: (phoneNumber, personalCode, method) =>
      find('phone_hash = $1 and code_hash = $2 and $3 = any(methods)', [
        hash('phone', phoneNumber),
        hash('code', personalCode),
        method,
      ]),
    byCode: (personalCode, method) =>
      find('code_hash = $1 and $2 = any(methods)', [hash('code', personalCode), method]),
    byPhoneNumber: (phoneNumber) => find('phone_hash = $1', [hash('phone', phoneNumber)]),
    async checkPin(id, pin) {
      const { rows } = await pool.query<{ pin_hash: Buffer; pin_failures: number }>(
        `update eid.person set pin_failures = case when pin_locked_until <= $2 then 1 else pin_failures + 1 end,
           pin_locked_until = case when (case when pin_locked_until <= $2 then 1 else pin_failures + 1 end) >= $3 then $4::timestamptz end
         where id = $1 and (pin_locked_until is null or pin_locked_until <= $2) returning pin_hash, pin_failures`,
        [id, new Date(clock()), PIN_TRIES, new Date(clock() + PIN_LOCK_MS)],
      );
      const row = rows[0];
      if (!row) return 'blocked';
      if (!timingSafeEqual(row.pin_hash, hash(`pin:${id}`, pin)))
        return row.pin_failures >= PIN_TRIES ? 'blocked' : 'wrong';
      await pool.query('update eid.person set pin_failures = 0, pin_locked_until = null where id = $1', [id]);
      return 'right';
    },
    async add(
      { personalCode, givenName, familyName, documentNumber, phoneNumber, methods, phoneReachable },
      pin,
    ) {
      const code = parseEstonianCode(personalCode);
      if (!code) throw new Error('A person of the catalogue has an invalid personal code.');
      const id = randomUUID();
      const known: Identity = { personalCode, givenName, familyName, dateOfBirth: code.dateOfBirth };
      await pool.query(
        `insert into eid.person (id, sealed_identity, code_hash, document_hash, phone_hash, methods, phone_reachable, pin_hash)
         values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (code_hash) do nothing`,
        [
          id,
          seal(keys.sealing, JSON.stringify(known)),
          hash('code', personalCode),
          documentNumber === undefined ? null : hash('document', documentNumber),
          phoneNumber === undefined ? null : hash('phone', phoneNumber),
          [...methods],
          phoneReachable !== false,
          hash(`pin:${id}`, pin),
        ],
      );
    },
    targetHash: (phoneNumber, personalCode) => hash('target', `${phoneNumber}:${personalCode}`),
  };
}
