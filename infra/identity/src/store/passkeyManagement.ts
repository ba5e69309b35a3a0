import type { Pool } from '@foyer/runtime';

/** A passkey as its player sees it. */
export interface OwnPasskey {
  readonly id: string;
  /** Null until the player names it. */
  readonly name: string | null;
  /** The host name that it signs in to. */
  readonly relyingParty: string;
  readonly isSynced: boolean;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

/** Reads and changes the passkeys of one player only. */
export interface PasskeyManagement {
  list(brand: string, playerId: string): Promise<readonly OwnPasskey[]>;
  /** Undefined when the player has no such passkey. */
  rename(brand: string, playerId: string, id: string, name: string): Promise<OwnPasskey | undefined>;
  /** False when the player has no such passkey. */
  remove(brand: string, playerId: string, id: string): Promise<boolean>;
}

interface Row {
  readonly credential_id: string;
  readonly name: string | null;
  readonly relying_party: string;
  readonly backed_up: boolean;
  readonly created_at: Date;
  readonly last_used_at: Date | null;
}

const COLUMNS = 'credential_id, name, relying_party, backed_up, created_at, last_used_at';

export function createPasskeyManagement(pool: Pool): PasskeyManagement {
  return {
    async list(brand, playerId) {
      const { rows } = await pool.query<Row>(
        `select ${COLUMNS} from identity.passkey where brand = $1 and player_id = $2 order by created_at, credential_id`,
        [brand, playerId],
      );
      return rows.map(ownPasskey);
    },
    async rename(brand, playerId, id, name) {
      const { rows } = await pool.query<Row>(
        `update identity.passkey set name = $4 where brand = $1 and player_id = $2 and credential_id = $3 returning ${COLUMNS}`,
        [brand, playerId, id, name],
      );
      return rows[0] && ownPasskey(rows[0]);
    },
    async remove(brand, playerId, id) {
      const { rowCount } = await pool.query(
        'delete from identity.passkey where brand = $1 and player_id = $2 and credential_id = $3',
        [brand, playerId, id],
      );
      return rowCount === 1;
    },
  };
}

function ownPasskey(row: Row): OwnPasskey {
  return {
    id: row.credential_id,
    name: row.name,
    relyingParty: row.relying_party,
    isSynced: row.backed_up,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
  };
}
