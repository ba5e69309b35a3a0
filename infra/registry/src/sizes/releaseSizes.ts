import type { ReleaseSize, ReleaseSizes } from '@foyer/kernel/report-answers';
import type { SizeBudget } from '@foyer/kernel/size-budget';
import { ifMissing, type Pool, type ReleaseDocument } from '@foyer/runtime';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { publishedRelease } from '../publish/releaseStore.ts';
import { releaseFolder } from '../publish/storedFiles.ts';
import type { Registry } from '../registry.ts';
import { readBudgets } from './budgets.ts';

const TEXTS = 'en';
/** Releases measured in one run: a first start may find hundreds. */
const MAX_MEASURED = 50;
const MAX_LISTED = 200;

/**
 * Measures releases that were not measured yet, the newest first. A release without its files cannot be
 * measured any more.
 */
export async function measureReleases({
  pool,
  settings,
  clock,
}: Pick<Registry, 'pool' | 'settings' | 'clock'>): Promise<void> {
  const { rows } = await pool.query<{ app: string; release: string }>(
    `select app, release from registry.release
     where not exists (select 1 from registry.release_size measured where measured.app = release.app and measured.release = release.release)
     order by published_at desc limit $1`,
    [MAX_MEASURED],
  );
  if (rows.length === 0) return;
  const budgets = await readBudgets(pool);
  for (const { app, release } of rows) {
    const budget = budgets.get(app);
    const known = await publishedRelease(pool, app, release);
    const size = known && (await sizeOf(settings.home, known.document, budget));
    if (size)
      await pool.query(
        `insert into registry.release_size (app, release, js, css, budget_js, budget_css, page, measured_at) values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing`,
        [
          app,
          release,
          size.js,
          size.css,
          budget?.js ?? null,
          budget?.css ?? null,
          budget?.page ?? null,
          new Date(clock()),
        ],
      );
  }
}

/** Bytes of the files of a first visit, as compressed copies; undefined when one of them is missing. */
async function sizeOf(
  home: string,
  document: ReleaseDocument,
  budget: SizeBudget | undefined,
): Promise<{ readonly js: number; readonly css: number } | undefined> {
  const { app, release, entry, scripts, css, i18n, pages } = document;
  const ofPage = budget?.page === undefined ? [] : (pages[budget.page] ?? []);
  const files = new Set([entry, ...scripts, ...css, ...(i18n[TEXTS] ?? []), ...ofPage]);
  const bytes = { js: 0, css: 0 };
  for (const file of files) {
    const plain = join(releaseFolder(home, app, release), file);
    const found =
      (await stat(`${plain}.br`).catch(ifMissing(undefined))) ??
      (await stat(plain).catch(ifMissing(undefined)));
    if (!found) return undefined;
    bytes[file.endsWith('.css') ? 'css' : 'js'] += found.size;
  }
  return bytes;
}

/** Sizes of the releases of an application or of all, oldest first, and the current budgets. */
export async function readSizes(pool: Pool, app: string | undefined): Promise<ReleaseSizes> {
  const { rows } = await pool.query<Omit<ReleaseSize, 'publishedAt'> & { publishedAt: Date }>(
    `select * from (
       select measured.app, measured.release, js, css, budget_js as "budgetJs", budget_css as "budgetCss", page, published_at as "publishedAt"
       from registry.release_size measured join registry.release using (app, release)
       where $1::text is null or measured.app = $1 order by published_at desc limit $2
     ) newest order by "publishedAt", release`,
    [app ?? null, MAX_LISTED],
  );
  const budgets = [...(await readBudgets(pool))].filter(([name]) => app === undefined || name === app);
  return {
    sizes: rows.map((row) => ({ ...row, publishedAt: row.publishedAt.toISOString() })),
    budgets: Object.fromEntries(budgets),
  };
}
