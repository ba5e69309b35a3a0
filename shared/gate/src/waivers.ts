import {
  endsTooLate,
  MAX_WAIVER_DAYS,
  needsGrant,
  type GrantedWaiver,
  type Waiver,
} from '@foyer/kernel/waivers';
import { ALL_RULES, OTHER_RULES, type Finding } from './rules.ts';

/** The file with the waivers, in the folder of an application. */
export const WAIVERS_FILE = 'foyer.waivers.json';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MIN_TEXT_LENGTH = 10;

type Waived = Finding & { readonly waiver: Waiver };

/** Waivers that apply: the squad's own, unvalidated, and those granted by the registry. */
export interface Waivers {
  readonly own: unknown;
  readonly granted: readonly GrantedWaiver[];
}

/**
 * Suppresses findings with a waiver that applies today. Expired, malformed, unused and unauthorised waivers
 * are findings themselves; missing evidence cannot be waived.
 */
export function applyWaivers(
  findings: readonly Finding[],
  { own, granted }: Waivers,
  today: string,
): { readonly findings: readonly Finding[]; readonly waived: readonly Waived[] } {
  const isList = own === undefined || Array.isArray(own);
  const ownWaivers: readonly unknown[] = isList ? (own ?? []) : [];
  const wrong: Finding[] = isList
    ? []
    : [{ ...OTHER_RULES.waiverMalformed, text: 'The waivers are not a list.' }];
  const good: Waiver[] = [];
  for (const [item, isGranted] of [
    ...ownWaivers.map((one) => [one, false] as const),
    ...granted.map((one) => [one, true] as const),
  ]) {
    const problem = problemOf(item, today);
    if (problem !== undefined || !isWaiver(item))
      wrong.push({
        ...OTHER_RULES.waiverMalformed,
        text: `${JSON.stringify(item)} is not a valid waiver: ${problem ?? 'it'}.`,
      });
    else if (!isGranted && needsGrant(item.rule))
      wrong.push({
        ...OTHER_RULES.waiverNotGranted,
        text: `${item.rule} is waived by the squad itself: ${item.reason}`,
      });
    else if (item.until < today)
      wrong.push({
        ...OTHER_RULES.waiverExpired,
        text: `The waiver of ${item.rule} ended on ${item.until}: ${item.reason}`,
      });
    else good.push(item);
  }
  const used = new Set<Waiver>();
  const waived: Waived[] = [];
  const unwaived = findings.filter((finding) => {
    const waiver = finding.isGap
      ? undefined
      : good.find(({ rule, about }) => rule === finding.id && finding.text.includes(about));
    if (!waiver) return true;
    used.add(waiver);
    waived.push({ ...finding, waiver });
    return false;
  });
  const idle = good
    .filter((item) => !used.has(item))
    .map(({ rule, until }) => ({
      ...OTHER_RULES.waiverUnused,
      text: `The waiver of ${rule} until ${until} waives nothing.`,
    }));
  return { findings: [...unwaived, ...wrong, ...idle], waived };
}

function isWaiver(value: unknown): value is Waiver {
  const text = Object(value) as Partial<Record<keyof Waiver, unknown>>;
  return [text.rule, text.about, text.reason, text.until].every((word) => typeof word === 'string');
}

/** The problem of a waiver as a sentence; undefined when it is valid. */
function problemOf(value: unknown, today: string): string | undefined {
  if (!isWaiver(value)) return 'rule, about, reason and until are required';
  const { rule, about, reason, until } = value;
  if (!ALL_RULES.some(({ id }) => id === rule)) return 'the rule does not exist';
  if ([about, reason].some((text) => text.trim().length < MIN_TEXT_LENGTH))
    return `about and reason need at least ${MIN_TEXT_LENGTH} characters`;
  if (!isDay(until)) return 'until is not a date';
  if (endsTooLate(until, today)) return `until is more than ${MAX_WAIVER_DAYS} days away`;
  return undefined;
}

/** `2026-02-31` has the form of a day but does not exist. */
function isDay(text: string): boolean {
  const at = DAY.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}
