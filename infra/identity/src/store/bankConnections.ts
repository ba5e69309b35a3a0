import type { PayAndPlayFlow } from '@foyer/market';
import type { Clock, Pool, PoolClient } from '@foyer/runtime';

/** A way into an account by a bank or a wallet, as the staff see it: neither which bank nor who is its customer. */
export interface BankConnection {
  readonly id: string;
  /** By which kind of login it came about; null for one of a time when that was not kept. */
  readonly flow: PayAndPlayFlow | null;
  readonly linkedAt: Date;
}

/** One that is no more. */
export interface BankDisconnection extends BankConnection {
  readonly at: Date;
  readonly staff: string;
  readonly reason: string;
}

/** What one of the staff asks for. */
export interface DisconnectionOrder {
  readonly brand: string;
  readonly playerId: string;
  readonly connectionId: string;
  /** Made by the browser: the same press has one effect. */
  readonly key: string;
  readonly staff: string;
  readonly reason: string;
}

export interface Untold {
  readonly key: string;
  readonly brand: string;
  readonly playerId: string;
}

export interface BankConnections {
  /** Oldest first. */
  of(brand: string, playerId: string, client?: PoolClient): Promise<readonly BankConnection[]>;
  /** Newest first. */
  disconnected(brand: string, playerId: string): Promise<readonly BankDisconnection[]>;
  /** Whether somebody comes in without any bank: by a password, a passkey, or a code to an address that has been shown to be theirs. */
  hasOtherWayIn(brand: string, playerId: string, client?: PoolClient): Promise<boolean>;
  /** What was asked by this key before. */
  orderOf(
    client: PoolClient,
    key: string,
  ): Promise<Pick<DisconnectionOrder, 'brand' | 'playerId' | 'connectionId'> | undefined>;
  remove(client: PoolClient, order: DisconnectionOrder, connection: BankConnection): Promise<void>;
  /** Disconnections of which their players have not been told. */
  untold(most: number): Promise<readonly Untold[]>;
  /** Holds one of those for the length of a transaction; undefined when it is told, or being told by somebody else. */
  holdUntold(client: PoolClient, key: string): Promise<BankDisconnection | undefined>;
  told(client: PoolClient, key: string): Promise<void>;
}

const CONNECTION = 'id, flow, linked_at "linkedAt"';
const DISCONNECTION = 'connection_id id, flow, linked_at "linkedAt", at, staff, reason';

export function createBankConnections(pool: Pool, clock: Clock): BankConnections {
  const now = (): Date => new Date(clock());
  return {
    async of(brand, playerId, client) {
      const { rows } = await (client ?? pool).query<BankConnection>(
        `select ${CONNECTION} from identity.bank_person where brand = $1 and player_id = $2 order by linked_at, id`,
        [brand, playerId],
      );
      return rows;
    },
    async disconnected(brand, playerId) {
      const { rows } = await pool.query<BankDisconnection>(
        `select ${DISCONNECTION} from identity.bank_disconnection where brand = $1 and player_id = $2 order by at desc, connection_id`,
        [brand, playerId],
      );
      return rows;
    },
    async hasOtherWayIn(brand, playerId, client) {
      const { rows } = await (client ?? pool).query<{ has: boolean }>(
        `select exists (select 1 from identity.credential where brand = $1 and player_id = $2 and state = 'active' and password_hash is not null)
           or exists (select 1 from identity.passkey where brand = $1 and player_id = $2)
           or exists (select 1 from identity.significant_event where brand = $1 and player_id = $2
                and (kind = 'EMAIL_VERIFIED' or (kind = 'SIGN_IN_SUCCEEDED' and details -> 'methods' ? 'otp'))) as has`,
        [brand, playerId],
      );
      return rows[0]?.has === true;
    },
    async orderOf(client, key) {
      const { rows } = await client.query<{ brand: string; playerId: string; connectionId: string }>(
        'select brand, player_id "playerId", connection_id "connectionId" from identity.bank_disconnection where key = $1',
        [key],
      );
      return rows[0];
    },
    async remove(client, { brand, playerId, connectionId, key, staff, reason }, { flow, linkedAt }) {
      await client.query('delete from identity.bank_person where id = $1', [connectionId]);
      await client.query(
        'insert into identity.bank_disconnection (key, brand, player_id, connection_id, flow, linked_at, at, staff, reason) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)',
        [key, brand, playerId, connectionId, flow, linkedAt, now(), staff, reason],
      );
    },
    async untold(most) {
      const { rows } = await pool.query<Untold>(
        'select key, brand, player_id "playerId" from identity.bank_disconnection where notified_at is null order by at limit $1',
        [most],
      );
      return rows;
    },
    async holdUntold(client, key) {
      const { rows } = await client.query<BankDisconnection>(
        `select ${DISCONNECTION} from identity.bank_disconnection where key = $1 and notified_at is null for update skip locked`,
        [key],
      );
      return rows[0];
    },
    async told(client, key) {
      await client.query('update identity.bank_disconnection set notified_at = $2 where key = $1', [
        key,
        now(),
      ]);
    },
  };
}
