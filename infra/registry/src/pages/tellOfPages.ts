import { EVERY_BRAND, PAGE_TRIES_BEFORE_ALERT, type PageCheckResult, type SiteFinding } from '@foyer/kernel/registry-answers';
import { BRANDS } from '@foyer/market';
import { metricsOf } from '@foyer/runtime';
import type { Registry } from '../registry.ts';
import { endAlert, raiseAlert } from './raiseAlert.ts';

/** The one alert that ends by itself: what was changed, a person has to look at. */
const UNVERIFIED = 'payment-pages-unverified';
const alerts = metricsOf('registry').count('page_alerts', 'Payment pages that were not what was signed, or of which nobody knew');

/** Nobody can say what browsers received, because it could not be had. */
const isUnseen = ({ problem }: SiteFinding): boolean => problem === 'unreachable' || problem === 'file-unreachable';

/** The same finding as the last time? A page that cannot be had is one, whatever the answer was. */
export const nameOf = ({ brand, page, problem, subject }: SiteFinding): string => [brand, page, problem, ...(problem === 'unreachable' ? [] : [subject])].join(' ');

/** Counts for each thing that could not be had the checks in a row. */
export function counted(findings: readonly SiteFinding[], before: PageCheckResult | undefined): readonly SiteFinding[] {
  const tries = new Map(before?.findings.map((found) => [nameOf(found), found.tries ?? 0]));
  return findings.map((found) => (isUnseen(found) ? { ...found, tries: (tries.get(nameOf(found)) ?? 0) + 1 } : found));
}

/** Tells whoever is on duty of what is new: what was changed at once, what could not be had after {@link PAGE_TRIES_BEFORE_ALERT} checks; and when everything can be had again. */
export async function tellOfPages(registry: Registry, result: PageCheckResult, before: PageCheckResult | undefined): Promise<void> {
  const known = new Set(before?.findings.map(nameOf));
  const changed = result.findings.filter((found) => !isUnseen(found) && !known.has(nameOf(found)));
  if (changed[0]) {
    alerts.add();
    await raiseAlert(registry, { kind: 'page-changed', text: `Page check: ${changed[0].problem} on ${whereIs(changed[0])}: ${changed[0].subject}${more(changed)}`, brands: brandsOf(changed), details: changed });
  }
  const unverified = result.findings.filter(({ tries }) => tries === PAGE_TRIES_BEFORE_ALERT);
  if (unverified[0]) {
    alerts.add();
    const text = `Page check: ${whereIs(unverified[0])} could not be fetched ${PAGE_TRIES_BEFORE_ALERT} times in a row (${unverified[0].subject})${more(unverified)}: nobody knows what browsers receive`;
    await raiseAlert(registry, { kind: 'page-unverified', about: UNVERIFIED, text, brands: brandsOf(unverified), details: unverified });
  }
  const wasUnverified = (before?.findings ?? []).filter(({ tries = 0 }) => tries >= PAGE_TRIES_BEFORE_ALERT);
  const isUnverified = result.findings.some(({ tries = 0 }) => tries >= PAGE_TRIES_BEFORE_ALERT);
  if (wasUnverified.length > 0 && !isUnverified) {
    await endAlert(registry, { kind: 'page-verified', about: UNVERIFIED, text: 'Page check: every payment page can be fetched again', brands: brandsOf(wasUnverified), details: wasUnverified });
  }
}

function whereIs({ brand, page }: SiteFinding): string {
  return brand === EVERY_BRAND ? `the ${page}` : `${page} of ${brand}`;
}

function more(findings: readonly SiteFinding[]): string {
  return findings.length > 1 ? ` and ${findings.length - 1} more` : '';
}

function brandsOf(findings: readonly SiteFinding[]): readonly string[] {
  return [...new Set(findings.flatMap(({ brand }) => (brand === EVERY_BRAND ? BRANDS : [brand])))];
}
