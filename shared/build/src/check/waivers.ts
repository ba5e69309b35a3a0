import { ALL_RULES, OTHER_RULES } from './rules.ts';
import type { Finding } from './report.ts';

/** Why a finding may wait, and until when. */
export interface Waiver {
  readonly rule: string;
  /** Only findings whose text has this in it. */
  readonly about?: string;
  readonly reason: string;
  /** Last day, `2026-12-31`. */
  readonly until: string;
}

/** The file of an application's folder in which its waivers stand. */
export const WAIVERS_FILE = 'foyer.waivers.json';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const SHORTEST_REASON = 10;

/** Sets aside what is waived today; expired, malformed and idle waivers are findings themselves. Nobody can waive evidence that is missing. */
export function applyWaivers(findings: readonly Finding[], said: unknown, today: string): { readonly findings: readonly Finding[]; readonly waived: readonly (Finding & { readonly waiver: Waiver })[] } {
  if (said !== undefined && !Array.isArray(said)) return { findings: [...findings, { ...OTHER_RULES.waiverMalformed, text: 'The waivers are no list.' }], waived: [] };
  const kept: Finding[] = [];
  const waived: (Finding & { readonly waiver: Waiver })[] = [];
  const used = new Set<Waiver>();
  const good = (said ?? []).filter(isWaiver);
  for (const finding of findings) {
    const waiver = finding.isGap ? undefined : good.find((item) => item.rule === finding.id && item.until >= today && finding.text.includes(item.about ?? ''));
    if (waiver) waived.push({ ...finding, waiver });
    else kept.push(finding);
    if (waiver) used.add(waiver);
  }
  for (const item of said ?? []) {
    if (!isWaiver(item)) kept.push({ ...OTHER_RULES.waiverMalformed, text: `${JSON.stringify(item)} is no waiver.` });
    else if (item.until < today) kept.push({ ...OTHER_RULES.waiverExpired, text: `The waiver of ${item.rule} ended on ${item.until}: ${item.reason}` });
    else if (!used.has(item)) kept.push({ ...OTHER_RULES.waiverUnused, text: `The waiver of ${item.rule} until ${item.until} waives nothing.` });
  }
  return { findings: kept, waived };
}

function isWaiver(value: unknown): value is Waiver {
  const { rule, about, reason, until } = Object(value) as Partial<Record<keyof Waiver, unknown>>;
  return ALL_RULES.some(({ id }) => id === rule) && (about === undefined || typeof about === 'string')
    && typeof reason === 'string' && reason.trim().length >= SHORTEST_REASON && typeof until === 'string' && DAY.test(until);
}
