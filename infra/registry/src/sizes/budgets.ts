import { budgetOfGuest, type SizeBudget } from '@foyer/kernel/size-budget';
import { appOf } from '@foyer/links';
import { inTransaction, type Pool } from '@foyer/runtime';
import { acquireLock, writeAudit } from '../audit/auditLog.ts';
import type { Actor } from '../keyring/keyring.ts';

/**
 * Current budgets by application: of an invited squad as operators set it, of an application of the repository
 * as its squad published it last.
 */
export async function readBudgets(pool: Pool): Promise<ReadonlyMap<string, SizeBudget>> {
  const [own, guests] = await Promise.all([
    pool.query<{ app: string; js: number; css: number; page: string | null }>(
      'select app, js, css, page from registry.app_budget',
    ),
    pool.query<{ name: string; budget_js: number; budget_css: number }>(
      'select name, budget_js, budget_css from registry.squad where approved_at is not null',
    ),
  ]);
  return new Map([
    ...own.rows.map(({ app, js, css, page }) => [app, { js, css, ...(page !== null && { page }) }] as const),
    ...guests.rows.map(
      ({ name, budget_js: js, budget_css: css }) =>
        [appOf(name), budgetOfGuest({ name, budget: { js, css } })] as const,
    ),
  ]);
}

/** Stores the budget of an application of the repository. @returns false for the budget that it has already. */
export async function storeBudget(
  pool: Pool,
  { app, budget }: { readonly app: string; readonly budget: SizeBudget },
  actor: Actor,
  now: number,
): Promise<boolean> {
  return inTransaction(pool, async (client) => {
    await acquireLock(client, 'registry');
    const { rows } = await client.query<{ js: number; css: number; page: string | null }>(
      'select js, css, page from registry.app_budget where app = $1',
      [app],
    );
    const before = rows[0] ?? null;
    const after = { js: budget.js, css: budget.css, page: budget.page ?? null };
    if (before && before.js === after.js && before.css === after.css && before.page === after.page)
      return false;
    const at = new Date(now).toISOString();
    await client.query(
      `insert into registry.app_budget (app, js, css, page, set_at, set_by) values ($1, $2, $3, $4, $5, $6)
       on conflict (app) do update set js = excluded.js, css = excluded.css, page = excluded.page, set_at = excluded.set_at, set_by = excluded.set_by`,
      [app, after.js, after.css, after.page, at, actor.actor],
    );
    await writeAudit(client, {
      chain: 'registry',
      at,
      ...actor,
      kind: 'budget',
      app,
      brands: [],
      reason: `Budget of ${app}: ${after.js} bytes of scripts, ${after.css} of styles`,
      before,
      after,
    });
    return true;
  });
}
