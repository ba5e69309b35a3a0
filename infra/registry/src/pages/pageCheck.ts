import type { ReleasePlan } from '@foyer/kernel/release-plan';
import { FALLBACK_LOCALE, hrefTo, type RouteId } from '@foyer/links';
import { brands, BRANDS, type BrandId } from '@foyer/market';
import { frameOrigins, metricsOf } from '@foyer/runtime';
import { LOCAL_ENVIRONMENT } from '../environment.ts';
import { composePlan, readEnvironment } from '../plan/environments.ts';
import type { Registry } from '../registry.ts';
import { fetchAsBrowser, siteOf, type Site } from './fetchAsBrowser.ts';
import { filesOf, judgePage, type PageExpectation, type PageFinding, type ReceivedPage } from './judgePage.ts';
import { raiseAlert } from './raiseAlert.ts';
import { integrityOf, scriptInventory, type ScriptInventory } from './scriptInventory.ts';

/** The two pages of money, and one that stands for all over which quick deposit opens. */
export const PAYMENT_PAGES = ['deposit', 'withdraw', 'lobby'] as const satisfies readonly RouteId[];

export interface SiteFinding extends PageFinding {
  readonly brand: string;
  readonly page: string;
}

export interface PageCheckResult {
  readonly at: string;
  readonly cause: 'clock' | 'demand';
  readonly pages: number;
  readonly files: number;
  readonly milliseconds: number;
  readonly findings: readonly SiteFinding[];
}

const KEPT_DAYS = 90; // reliability.md §1.3: records of verification
const DAY_MS = 24 * 3_600_000;
const alerts = metricsOf('registry').count('page_alerts', 'Payment pages that were not what was signed');

/**
 * Fetches the payment pages of every brand as a browser would and compares headers, scripts and their bytes with what is signed
 * (PCI DSS 11.6.1). Whoever is on duty is told of what was not there the last time; it is stored either way.
 */
export function runPageCheck(registry: Registry, cause: PageCheckResult['cause']): Promise<PageCheckResult> {
  const known = running.get(registry);
  if (known) return known;
  const check = lookAndTell(registry, cause).finally(() => running.delete(registry));
  running.set(registry, check);
  return check;
}

/** One at a time: two at once would tell of the same twice. */
const running = new WeakMap<Registry, Promise<PageCheckResult>>();

async function lookAndTell(registry: Registry, cause: PageCheckResult['cause']): Promise<PageCheckResult> {
  const started = performance.now();
  const before = await lastPageCheck(registry);
  let looked = await lookAtPages(registry);
  // a release may have gone live between the plan and the page: only what is found twice is one
  if (looked.findings.length > 0) {
    const first = new Set(looked.findings.map(nameOf));
    const again = await lookAtPages(registry);
    looked = { ...again, findings: again.findings.filter((found) => first.has(nameOf(found))) };
  }
  const result: PageCheckResult = { at: new Date(registry.clock()).toISOString(), cause, ...looked, milliseconds: Math.round(performance.now() - started) };
  await registry.pool.query('insert into registry.page_check (at, cause, pages, files, milliseconds, findings) values ($1, $2, $3, $4, $5, $6)', [
    result.at, cause, result.pages, result.files, result.milliseconds, JSON.stringify(result.findings),
  ]);
  await tell(registry, result, before);
  return result;
}

export async function lastPageCheck({ pool }: Pick<Registry, 'pool'>): Promise<PageCheckResult | undefined> {
  const { rows } = await pool.query<Omit<PageCheckResult, 'at'> & { at: Date }>('select at, cause, pages, files, milliseconds, findings from registry.page_check order by id desc limit 1');
  return rows[0] && { ...rows[0], at: rows[0].at.toISOString() };
}

export async function forgetPageChecks({ pool }: Registry, now: number): Promise<void> {
  await pool.query('delete from registry.page_check where at < $1', [new Date(now - KEPT_DAYS * DAY_MS)]);
}

/** What may run in a page now, by what was decided; a developer's own build counts on a developer's machine. */
export async function currentInventory(registry: Registry): Promise<ScriptInventory> {
  const { pool, settings, edge } = registry;
  const decided = await composePlan(pool, await readEnvironment(pool, LOCAL_ENVIRONMENT));
  const written = settings.mode === 'development' ? await edge.written() : undefined;
  return scriptInventory(written ? withOthers(decided, written) : decided, frameOrigins(settings));
}

function withOthers(plan: ReleasePlan, { apps, others = [] }: ReleasePlan): ReleasePlan {
  return { ...plan, others: [...(plan.others ?? []), ...apps, ...others] };
}

async function lookAtPages(registry: Registry): Promise<Pick<PageCheckResult, 'pages' | 'files' | 'findings'>> {
  const inventory = await currentInventory(registry);
  const findings: SiteFinding[] = [];
  // brands share their files: each is fetched once
  const files = new Map<string, readonly PageFinding[]>();
  for (const brand of BRANDS) {
    const site = siteOf(brand, registry.settings);
    for (const page of PAYMENT_PAGES) {
      const found = await lookAt(site, hrefTo(localeOf(brand), page), { inventory, ...site, ...frameOrigins(registry.settings) }, files);
      findings.push(...found.map((finding) => ({ brand, page, ...finding })));
    }
  }
  return { pages: BRANDS.length * PAYMENT_PAGES.length, files: files.size, findings };
}

/** Gently: one request after the other, on the machine that also serves players. */
async function lookAt(site: Site, path: string, expected: PageExpectation, files: Map<string, readonly PageFinding[]>): Promise<readonly PageFinding[]> {
  const page = await pageOf(site, path);
  if (!page) return [{ problem: 'unreachable', subject: 'no answer' }];
  const ofFiles: PageFinding[] = [];
  for (const [file, integrity] of filesOf(page, expected.inventory)) {
    const found = files.get(file) ?? (await judgeFile(site, file, integrity));
    files.set(file, found);
    ofFiles.push(...found);
  }
  return [...judgePage(page, expected), ...ofFiles];
}

async function pageOf(site: Site, path: string): Promise<ReceivedPage | undefined> {
  const received = await fetchAsBrowser(site, path, 'document').catch(() => undefined);
  return received && { status: received.status, headers: received.headers, markup: received.body.toString() };
}

async function judgeFile(site: Site, path: string, integrity: string): Promise<readonly PageFinding[]> {
  const received = await fetchAsBrowser(site, path, 'file').catch(() => undefined);
  if (received?.status !== 200) return [{ problem: 'unreachable', subject: path }];
  return integrityOf(received.body) === integrity ? [] : [{ problem: 'file-changed', subject: path }];
}

function localeOf(brand: BrandId): (typeof brands)[BrandId]['locales'][number]['locale'] {
  return brands[brand].locales.find(({ isDefault }) => isDefault)?.locale ?? FALLBACK_LOCALE;
}

/** A page that cannot be had was not changed: it is stored and measured, and what watches services tells of it. */
async function tell(registry: Registry, result: PageCheckResult, before: PageCheckResult | undefined): Promise<void> {
  const known = new Set(before?.findings.map(nameOf));
  const fresh = result.findings.filter((found) => found.problem !== 'unreachable' && !known.has(nameOf(found)));
  const [first] = fresh;
  if (!first) return;
  alerts.add();
  const more = fresh.length > 1 ? ` and ${fresh.length - 1} more` : '';
  await raiseAlert(registry, { kind: 'page-changed', text: `Page check: ${first.problem} on ${first.page} of ${first.brand}: ${first.subject}${more}`, brands: [...new Set(fresh.map(({ brand }) => brand))], details: fresh });
}

const nameOf = ({ brand, page, problem, subject }: SiteFinding): string => [brand, page, problem, subject].join(' ');
