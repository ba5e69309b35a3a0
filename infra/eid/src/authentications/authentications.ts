import { createHash, randomInt, randomUUID } from 'node:crypto';
import { inTransaction, type Clock, type Pool } from '@foyer/runtime';
import type { FoundPerson } from '../people/people.ts';

export type PhoneMethod = 'mobile-id' | 'smart-id';
export type Decision = 'approved' | 'refused' | 'wrong-code' | 'pin-blocked' | 'cancelled';
/** `expired` follows from the time and is not stored. */
export type AuthenticationState = 'waiting' | 'expired' | Decision;

/** A request to authenticate that was sent to a phone. */
export interface Authentication {
  readonly id: string;
  readonly method: PhoneMethod;
  readonly personId: string | null;
  readonly clientId: string;
  readonly controlCode: string;
  /** Smart-ID: the codes among which the person chooses. */
  readonly offeredCodes: readonly string[];
  readonly state: AuthenticationState;
  readonly decidedAt: Date | null;
}

/** Reason for a request that was not sent: one waits on this phone, or too many were sent. */
export type RequestRefusal = 'waiting' | 'too-many';

export interface Authentications {
  /** Sends a request to the phone. Unknown people get the same answer, and their requests expire. */
  request(input: {
    readonly uid: string;
    readonly method: PhoneMethod;
    readonly person: FoundPerson | undefined;
    readonly targetHash: Buffer;
    readonly clientId: string;
  }): Promise<Authentication | RequestRefusal>;
  /** The newest request of an interaction. */
  ofInteraction(uid: string): Promise<Authentication | undefined>;
  /** Requests that wait on a person's phone. */
  waitingOf(personId: string): Promise<readonly Authentication[]>;
  /** Decides a waiting request once. @returns false when it was decided or has expired. */
  decide(id: string, decision: Decision): Promise<boolean>;
  /** Cancels the waiting requests of an interaction. */
  cancel(uid: string): Promise<void>;
  /** Records the outcome of a method. */
  record(event: {
    readonly kind: string;
    readonly method: string;
    readonly clientId: string;
    readonly personId: string | null;
  }): Promise<void>;
}

/** Time for a person to answer: two minutes, as in the real services. */
export const REQUEST_MS = 120_000;
const WINDOW_MS = 15 * 60_000;
const REQUESTS_PER_WINDOW = 5;
const CODES = 10_000;
const CODE_DIGITS = 4;
const OFFERED = 3;

interface Row {
  readonly id: string;
  readonly method: PhoneMethod;
  readonly person_id: string | null;
  readonly client_id: string;
  readonly control_code: string;
  readonly offered_codes: string[];
  readonly state: 'waiting' | Decision;
  readonly expires_at: Date;
  readonly decided_at: Date | null;
}

export function createAuthentications(pool: Pool, clock: Clock): Authentications {
  const read = (row: Row): Authentication => ({
    id: row.id,
    method: row.method,
    personId: row.person_id,
    clientId: row.client_id,
    controlCode: row.control_code,
    offeredCodes: row.offered_codes,
    state: row.state === 'waiting' && row.expires_at.getTime() <= clock() ? 'expired' : row.state,
    decidedAt: row.decided_at,
  });

  return {
    request: ({ uid, method, person, targetHash, clientId }) =>
      inTransaction(pool, async (client) => {
        // one request at a time to one phone, so that a person never has to distinguish two
        await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
          targetHash.toString('base64'),
        ]);
        const { rows } = await client.query<{ waiting: number; sent: number }>(
          `select count(*) filter (where state = 'waiting' and expires_at > $2)::int waiting, count(*)::int sent
           from eid.authentication where target_hash = $1 and requested_at > $3`,
          [targetHash, new Date(clock()), new Date(clock() - WINDOW_MS)],
        );
        if ((rows[0]?.waiting ?? 0) > 0) return 'waiting';
        if ((rows[0]?.sent ?? 0) >= REQUESTS_PER_WINDOW) return 'too-many';
        const codes = distinctCodes();
        const [controlCode = ''] = codes;
        const inserted = await client.query<Row>(
          `insert into eid.authentication (id, interaction_hash, method, person_id, target_hash, client_id, control_code, offered_codes, state, requested_at, expires_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, 'waiting', $9, $10) returning *`,
          [
            randomUUID(),
            hashOf(uid),
            method,
            person?.phoneReachable === true ? person.id : null,
            targetHash,
            clientId,
            controlCode,
            method === 'smart-id' ? [...codes].sort() : [],
            new Date(clock()),
            new Date(clock() + REQUEST_MS),
          ],
        );
        const [row] = inserted.rows;
        if (!row) throw new Error('Inserting an authentication returned no row.');
        return read(row);
      }),
    async ofInteraction(uid) {
      const { rows } = await pool.query<Row>(
        'select * from eid.authentication where interaction_hash = $1 order by requested_at desc, id limit 1',
        [hashOf(uid)],
      );
      return rows[0] && read(rows[0]);
    },
    async waitingOf(personId) {
      const { rows } = await pool.query<Row>(
        `select * from eid.authentication where person_id = $1 and state = 'waiting' and expires_at > $2 order by requested_at`,
        [personId, new Date(clock())],
      );
      return rows.map(read);
    },
    async decide(id, decision) {
      const { rowCount } = await pool.query(
        `update eid.authentication set state = $2, decided_at = $3 where id = $1 and state = 'waiting' and expires_at > $3`,
        [id, decision, new Date(clock())],
      );
      return rowCount === 1;
    },
    async cancel(uid) {
      await pool.query(
        `update eid.authentication set state = 'cancelled', decided_at = $2 where interaction_hash = $1 and state = 'waiting'`,
        [hashOf(uid), new Date(clock())],
      );
    },
    async record({ kind, method, clientId, personId }) {
      await pool.query(
        'insert into eid.authentication_event (at, kind, method, client_id, person_id) values ($1, $2, $3, $4, $5)',
        [new Date(clock()), kind, method, clientId, personId],
      );
    },
  };
}

/** The control code first. */
function distinctCodes(): readonly string[] {
  const codes = new Set<string>();
  while (codes.size < OFFERED) codes.add(String(randomInt(CODES)).padStart(CODE_DIGITS, '0'));
  return [...codes];
}

function hashOf(uid: string): Buffer {
  return createHash('sha256').update(uid).digest();
}
