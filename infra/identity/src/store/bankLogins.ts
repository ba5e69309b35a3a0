import { randomBytes, randomUUID } from 'node:crypto';
import type { PayAndPlayFlow } from '@foyer/market';
import type { Clock, Pool } from '@foyer/runtime';
import type { BankPerson } from '../players/bankPerson.ts';
import type { Answers } from '../registration/steps.ts';
import { keyedHash, sha256 } from '../security/keys.ts';
import type { SealedCodes } from './sealedCodes.ts';

/** `settling`: the account exists and the deposit is being credited. */
export type BankLoginState = 'at-bank' | 'details' | 'limits' | 'settling' | 'over';

export interface BankLogin {
  readonly brand: string;
  readonly reference: string;
  readonly playerId: string;
  readonly isNewPlayer: boolean;
  readonly flow: PayAndPlayFlow;
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
  readonly locale: string;
  readonly country: string;
  readonly returnPath: string;
  readonly state: BankLoginState;
  readonly person: BankPerson | null;
  readonly subjectHash: Buffer | null;
  readonly answers: Answers;
  readonly heldUntil: Date | null;
  readonly provedAt: Date | null;
}

export type NewBankLogin = Pick<
  BankLogin,
  'brand' | 'flow' | 'amount' | 'currency' | 'locale' | 'country' | 'returnPath'
>;
export type BankLoginChange = Partial<
  Pick<
    BankLogin,
    'state' | 'playerId' | 'isNewPlayer' | 'person' | 'subjectHash' | 'answers' | 'heldUntil' | 'provedAt'
  >
>;

export interface BankLogins {
  /** The secret is for the browser's cookie and is stored only as a hash. */
  create(login: NewBankLogin): Promise<{ readonly secret: string; readonly login: BankLogin }>;
  /** The unexpired login of this browser. */
  find(brand: string, secret: string | undefined): Promise<BankLogin | undefined>;
  save(login: BankLogin, change: BankLoginChange): Promise<BankLogin>;
  /** Deletes the personal data; `bank_person` keeps the connection. */
  end(login: BankLogin): Promise<void>;
  /** Unsettled deposits that no process has handled since `olderThan`. */
  left(olderThan: Date, maxRows: number): Promise<readonly BankLogin[]>;
  playerOf(brand: string, subjectHash: Buffer): Promise<string | undefined>;
  link(brand: string, subjectHash: Buffer, playerId: string, flow: PayAndPlayFlow): Promise<void>;
  subjectHash(brand: string, subject: string): Buffer;
}

/** One day for the hold, and an hour for the player to see the outcome. */
export const BANK_LOGIN_SECONDS = 25 * 3_600;
const SECRET_BYTES = 32;
const SECOND = 1_000;
const SELECT = `select brand, reference, player_id "playerId", is_new_player "isNewPlayer", flow, amount, currency, locale, country, return_path "returnPath", state, person,
  subject_hash "subjectHash", answers, held_until "heldUntil", proved_at "provedAt" from identity.bank_login`;

export function createBankLogins(pool: Pool, clock: Clock, key: Buffer, codes: SealedCodes): BankLogins {
  const read = (row: BankLogin): BankLogin => ({
    ...row,
    person: row.person && codes.fromStored(row.person),
    answers: codes.fromStored(row.answers),
  });
  const now = (): Date => new Date(clock());
  return {
    async create({ brand, flow, amount, currency, locale, country, returnPath }) {
      const secret = randomBytes(SECRET_BYTES).toString('base64url');
      const [reference, playerId] = [randomUUID(), randomUUID()];
      await pool.query(
        `insert into identity.bank_login (brand, id_hash, reference, player_id, flow, amount, currency, locale, country, return_path, state, created_at, updated_at, expires_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'at-bank', $11, $11, $12)`,
        [
          brand,
          sha256(secret),
          reference,
          playerId,
          flow,
          amount,
          currency,
          locale,
          country,
          returnPath,
          now(),
          new Date(clock() + BANK_LOGIN_SECONDS * SECOND),
        ],
      );
      const { rows } = await pool.query<BankLogin>(`${SELECT} where reference = $1`, [reference]);
      const [login] = rows;
      if (!login) throw new Error('Inserting a bank login returned no row.');
      return { secret, login };
    },
    async find(brand, secret) {
      if (secret === undefined || secret === '') return undefined;
      const { rows } = await pool.query<BankLogin>(
        `${SELECT} where brand = $1 and id_hash = $2 and expires_at > $3 and state <> 'over'`,
        [brand, sha256(secret), now()],
      );
      return rows[0] && read(rows[0]);
    },
    async save(login, change) {
      const saved = { ...login, ...change };
      await pool.query(
        `update identity.bank_login set state = $2, player_id = $3, is_new_player = $4, person = $5, subject_hash = $6, answers = $7, held_until = $8, proved_at = $9, updated_at = $10 where reference = $1 and state <> 'over'`,
        [
          login.reference,
          saved.state,
          saved.playerId,
          saved.isNewPlayer,
          saved.person === null ? null : JSON.stringify(codes.toStored(saved.person)),
          saved.subjectHash,
          JSON.stringify(codes.toStored(saved.answers)),
          saved.heldUntil,
          saved.provedAt,
          now(),
        ],
      );
      return saved;
    },
    async end({ reference }) {
      await pool.query(
        `update identity.bank_login set state = 'over', person = null, answers = '{}', updated_at = $2 where reference = $1`,
        [reference, now()],
      );
    },
    async left(olderThan, maxRows) {
      const { rows } = await pool.query<BankLogin>(
        `${SELECT} where state = 'settling' and updated_at < $1 order by updated_at limit $2`,
        [olderThan, maxRows],
      );
      return rows.map(read);
    },
    async playerOf(brand, subjectHash) {
      const { rows } = await pool.query<{ player_id: string }>(
        'select player_id from identity.bank_person where brand = $1 and subject_hash = $2',
        [brand, subjectHash],
      );
      return rows[0]?.player_id;
    },
    async link(brand, subjectHash, playerId, flow) {
      await pool.query(
        'insert into identity.bank_person (brand, subject_hash, player_id, linked_at, flow) values ($1, $2, $3, $4, $5) on conflict do nothing',
        [brand, subjectHash, playerId, now(), flow],
      );
    },
    subjectHash: (brand, subject) => keyedHash(key, `${brand}:${subject}`),
  };
}
