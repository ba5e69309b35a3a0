import { inTransaction, type Clock, type Pool, type PoolClient } from '@foyer/runtime';
import type { Wallet, WalletAnswer, WalletMovement } from './wallet.ts';

type Kind = 'bet' | 'win' | 'rollback';

/** Play money of one demo session, stored by the provider, with the rules of the real wallet. */
export function createDemoWallet(pool: Pool, clock: Clock): Wallet {
  async function move(
    kind: Kind,
    movement: WalletMovement,
    referenceId: string | null,
  ): Promise<WalletAnswer> {
    return inTransaction(pool, async (client) => {
      const balance = await lockBalance(client, movement.gameSessionId);
      const isKnown = await client.query('select 1 from games.demo_transaction where id = $1', [
        movement.transactionId,
      ]);
      if (isKnown.rowCount === 0) {
        const change = await changeOf(client, kind, movement, referenceId);
        if (balance + change < 0) return { kind: 'refused', code: 'INSUFFICIENT_FUNDS' };
        await client.query(
          'insert into games.demo_transaction (id, session_id, kind, reference_id, amount_minor, created_at) values ($1, $2, $3, $4, $5, $6)',
          [movement.transactionId, movement.gameSessionId, kind, referenceId, Math.abs(change), clock()],
        );
        await client.query(
          'update games.game_session set demo_balance_minor = demo_balance_minor + $2 where id = $1',
          [movement.gameSessionId, change],
        );
        return accepted(balance + change, clock);
      }
      return accepted(balance, clock);
    });
  }
  return {
    async balance(account) {
      const { rows } = await pool.query<{ demo_balance_minor: number }>(
        'select demo_balance_minor from games.game_session where id = $1 and demo_balance_minor is not null',
        [account.gameSessionId],
      );
      return rows[0]
        ? accepted(rows[0].demo_balance_minor, clock)
        : { kind: 'refused', code: 'SESSION_ENDED' };
    },
    bet: (movement) => move('bet', movement, null),
    win: (movement) => move('win', movement, movement.betTransactionId),
    rollback: (movement) => move('rollback', movement, movement.betTransactionId),
  };
}

async function lockBalance(client: PoolClient, sessionId: string): Promise<number> {
  const { rows } = await client.query<{ demo_balance_minor: number }>(
    'select demo_balance_minor from games.game_session where id = $1 and demo_balance_minor is not null for update',
    [sessionId],
  );
  if (!rows[0]) throw new Error('The demo round has no session.');
  return rows[0].demo_balance_minor;
}

/** A rollback returns only what its bet took. */
async function changeOf(
  client: PoolClient,
  kind: Kind,
  movement: WalletMovement,
  referenceId: string | null,
): Promise<number> {
  if (kind === 'bet') return -movement.amountMinor;
  if (kind === 'win') return movement.amountMinor;
  const bet = await client.query<{ amount_minor: number }>(
    'select amount_minor from games.demo_transaction where id = $1',
    [referenceId],
  );
  return bet.rows[0]?.amount_minor ?? 0;
}

function accepted(balanceMinor: number, clock: Clock): WalletAnswer {
  return { kind: 'accepted', balanceMinor, version: clock() };
}
