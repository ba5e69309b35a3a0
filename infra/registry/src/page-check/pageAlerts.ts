import {
  EVERY_BRAND,
  type PageCheckResult,
  type SiteFinding,
  isUnverified,
} from '@foyer/kernel/page-check-answers';
import { BRANDS } from '@foyer/market';
import { metricsOf } from '@foyer/runtime';
import type { Registry } from '../registry.ts';
import { endAlert, raiseAlert } from './raiseAlert.ts';

/** The only alert that ends automatically; a changed page has to be reviewed by an operator. */
const UNVERIFIED_SUBJECT = 'payment-pages-unverified';
const alerts = metricsOf('registry').count('page_alerts', 'Alerts for changed or unreachable payment pages');

/** True if the page could not be fetched, so that its content is unknown. */
export const isUnreachable = ({ problem }: SiteFinding): boolean =>
  problem === 'unreachable' || problem === 'file-unreachable';

/** Identity of a finding between checks. An unreachable page is one finding, regardless of the response. */
export const nameOf = ({ brand, page, problem, subject }: SiteFinding): string =>
  [brand, page, problem, ...(problem === 'unreachable' ? [] : [subject])].join(' ');

const byName = (findings: readonly SiteFinding[] = []): ReadonlyMap<string, SiteFinding> =>
  new Map(findings.map((found) => [nameOf(found), found]));

/**
 * Number of failed checks in a row for each unreachable page. A starting edge delays the count; an
 * unreachable provider, or a page with a raised alert, does not.
 */
export function withTries(
  findings: readonly SiteFinding[],
  before: PageCheckResult | undefined,
  isEdgeStarting: boolean,
): readonly SiteFinding[] {
  const known = byName(before?.findings);
  return findings.map((found) => {
    if (!isUnreachable(found)) return found;
    const last = known.get(nameOf(found));
    const isAwaited = isEdgeStarting && found.brand !== EVERY_BRAND && !(last && isUnverified(last));
    return { ...found, tries: (last?.tries ?? 0) + 1, ...(isAwaited && { isAwaited }) };
  });
}

/**
 * Raises alerts for new findings: immediately for changes, for unreachable pages after {@link isUnverified
 * several checks}. Ends the alert when every page is reachable again.
 */
export async function alertOnPageChanges(
  registry: Registry,
  result: PageCheckResult,
  before: PageCheckResult | undefined,
): Promise<void> {
  const known = byName(before?.findings);
  const changed = result.findings.filter((found) => !isUnreachable(found) && !known.has(nameOf(found)));
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
  const alerted = byName(wasUnverified);
  const unverified = result.findings.filter((found) => isUnverified(found) && !alerted.has(nameOf(found)));
  if (unverified[0]) {
    alerts.add();
    const text = `Page check: ${whereIs(unverified[0])} could not be fetched ${unverified[0].tries} times in a row (${unverified[0].subject})${more(unverified)}: their content is not verified`;
    await raiseAlert(registry, {
      kind: 'page-unverified',
      about: UNVERIFIED_SUBJECT,
      text,
      brands: brandsOf(unverified),
      details: unverified,
    });
  }
  if (wasUnverified.length > 0 && !result.findings.some(isUnverified)) {
    await endAlert(registry, {
      kind: 'page-verified',
      about: UNVERIFIED_SUBJECT,
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
