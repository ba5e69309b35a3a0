import {
  EVERY_BRAND,
  isUnverified,
  type PageCheckResult,
  type SiteFinding,
} from '@foyer/kernel/registry-answers';
import { BRANDS } from '@foyer/market';
import { metricsOf } from '@foyer/runtime';
import type { Registry } from '../registry.ts';
import { endAlert, raiseAlert } from './raiseAlert.ts';

/** The one alert that ends automatically: a changed page has to be reviewed by an operator. */
const UNVERIFIED = 'payment-pages-unverified';
const alerts = metricsOf('registry').count(
  'page_alerts',
  'Payment pages that were not what was signed, or of which nobody knew',
);

/** The page could not be fetched, so what browsers receive is unknown. */
export const isUnseen = ({ problem }: SiteFinding): boolean =>
  problem === 'unreachable' || problem === 'file-unreachable';

/** The same finding as the last time? A page that cannot be had is one, whatever the answer was. */
export const nameOf = ({ brand, page, problem, subject }: SiteFinding): string =>
  [brand, page, problem, ...(problem === 'unreachable' ? [] : [subject])].join(' ');

const byName = (findings: readonly SiteFinding[] = []): ReadonlyMap<string, SiteFinding> =>
  new Map(findings.map((found) => [nameOf(found), found]));

/**
 * Counts, for each page that cannot be fetched, the failed checks in a row. A starting edge is given time;
 * the provider is not, and neither is a page for which an alert was raised.
 */
export function counted(
  findings: readonly SiteFinding[],
  before: PageCheckResult | undefined,
  isEdgeStarting: boolean,
): readonly SiteFinding[] {
  const known = byName(before?.findings);
  return findings.map((found) => {
    if (!isUnseen(found)) return found;
    const last = known.get(nameOf(found));
    const isAwaited = isEdgeStarting && found.brand !== EVERY_BRAND && !(last && isUnverified(last));
    return { ...found, tries: (last?.tries ?? 0) + 1, ...(isAwaited && { isAwaited }) };
  });
}

/**
 * Raises alerts for new findings: for changes at once, for pages that cannot be fetched after {@link
 * isUnverified some checks}; ends the alert when every page can be fetched again.
 */
export async function alertOnPageChanges(
  registry: Registry,
  result: PageCheckResult,
  before: PageCheckResult | undefined,
): Promise<void> {
  const known = byName(before?.findings);
  const changed = result.findings.filter((found) => !isUnseen(found) && !known.has(nameOf(found)));
  if (changed[0]) {
    alerts.add();
    await raiseAlert(registry, {
      kind: 'page-changed',
      text: `Page check: ${changed[0].problem} on ${whereIs(changed[0])}: ${changed[0].subject}${more(changed)}`,
      brands: brandsOf(changed),
      details: changed,
    });
  }
  const wasUnverified = (before?.findings ?? []).filter(isUnverified);
  const told = byName(wasUnverified);
  const unverified = result.findings.filter((found) => isUnverified(found) && !told.has(nameOf(found)));
  if (unverified[0]) {
    alerts.add();
    const text = `Page check: ${whereIs(unverified[0])} could not be fetched ${unverified[0].tries} times in a row (${unverified[0].subject})${more(unverified)}: nobody knows what browsers receive`;
    await raiseAlert(registry, {
      kind: 'page-unverified',
      about: UNVERIFIED,
      text,
      brands: brandsOf(unverified),
      details: unverified,
    });
  }
  if (wasUnverified.length > 0 && !result.findings.some(isUnverified)) {
    await endAlert(registry, {
      kind: 'page-verified',
      about: UNVERIFIED,
      text: 'Page check: every payment page can be fetched again',
      brands: brandsOf(wasUnverified),
      details: wasUnverified,
    });
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
