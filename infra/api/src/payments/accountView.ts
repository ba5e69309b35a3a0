import type * as Types from '@foyer/graphql/main';
import type { SignedIn } from '../server/graphql/context.ts';
import type { PaymentDeps } from './payments.ts';

/** Stored accounts, most recently used first; empty while the provider is unavailable. */
export async function viewAccounts(
  deps: Pick<PaymentDeps, 'pool' | 'payments'>,
  { player }: SignedIn,
): Promise<Types.PaymentAccount[]> {
  const [accounts, loop] = await Promise.all([
    deps.payments.offers.accounts(player.brand, player.id),
    deps.pool.query<{ account_id: string; remaining: number; last_used_at: Date | null }>(
      'select account_id, remaining, last_used_at from api.closed_loop($1)',
      [player.id],
    ),
  ]);
  const byId = new Map(loop.rows.map((row) => [row.account_id, row]));
  return (accounts ?? [])
    .map((account): Types.PaymentAccount => {
      const used = byId.get(account.id);
      return {
        id: account.id,
        methodId: account.method,
        kind: account.kind,
        label: account.label,
        holder: account.holder,
        expiresAt: account.expiresAt === null ? null : instantOf(account.expiresAt),
        lastUsedAt: used?.last_used_at?.toISOString() ?? null,
        closedLoopRemaining: used?.remaining ?? 0,
      };
    })
    .sort((one, other) => (other.lastUsedAt ?? '').localeCompare(one.lastUsedAt ?? ''));
}

function instantOf(text: string): string | null {
  const at = new Date(text);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}
