import type { Clock, Pool, PoolClient } from '@foyer/runtime';
import { PLAYER_TABLES } from './tables.ts';

export interface Passkey {
  readonly credentialId: string;
  readonly playerId: string;
  readonly publicKey: Uint8Array<ArrayBuffer>;
  readonly counter: number;
  readonly transports: readonly string[];
}

/** A passkey as created by its registration. */
export type NewPasskey = Omit<Passkey, 'playerId'> & { readonly backedUp: boolean };

export interface Passkeys {
  ofPlayer(brand: string, playerId: string, relyingParty: string): Promise<readonly Passkey[]>;
  find(brand: string, credentialId: string, relyingParty: string): Promise<Passkey | undefined>;
  add(
    brand: string,
    relyingParty: string,
    passkey: Passkey & { readonly backedUp: boolean },
  ): Promise<boolean>;
  used(brand: string, credentialId: string, counter: number): Promise<void>;
}

interface Row {
  readonly credential_id: string;
  readonly player_id: string;
  readonly public_key: Buffer;
  readonly counter: number;
  readonly transports: string[];
}

export function createPasskeys(
  pool: Pool | PoolClient,
  clock: Clock,
  table = PLAYER_TABLES.passkey,
): Passkeys {
  return {
    async ofPlayer(brand, playerId, relyingParty) {
      const { rows } = await pool.query<Row>(
        `select * from ${table} where brand = $1 and player_id = $2 and relying_party = $3`,
        [brand, playerId, relyingParty],
      );
      return rows.map(passkey);
    },
    async find(brand, credentialId, relyingParty) {
      const { rows } = await pool.query<Row>(
        `select * from ${table} where brand = $1 and credential_id = $2 and relying_party = $3`,
        [brand, credentialId, relyingParty],
      );
      return rows[0] && passkey(rows[0]);
    },
    async add(brand, relyingParty, { credentialId, playerId, publicKey, counter, transports, backedUp }) {
      const { rowCount } = await pool.query(
        `insert into ${table} (brand, credential_id, player_id, relying_party, public_key, counter, transports, backed_up, created_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing`,
        [
          brand,
          credentialId,
          playerId,
          relyingParty,
          Buffer.from(publicKey),
          counter,
          transports,
          backedUp,
          new Date(clock()),
        ],
      );
      return rowCount === 1;
    },
    async used(brand, credentialId, counter) {
      await pool.query(
        `update ${table} set counter = $3, last_used_at = $4 where brand = $1 and credential_id = $2`,
        [brand, credentialId, counter, new Date(clock())],
      );
    },
  };
}

function passkey(row: Row): Passkey {
  return {
    credentialId: row.credential_id,
    playerId: row.player_id,
    publicKey: new Uint8Array(row.public_key),
    counter: row.counter,
    transports: row.transports,
  };
}
