import type { Facts } from './facts.ts';
import type { GrantedWaiver, Waiver } from '@foyer/kernel/waivers';
import type { Rule } from './rule.ts';
import type { Finding } from './rules.ts';
import { applyWaivers } from './waivers.ts';

/** Passed: at most warnings. Incomplete: a check could not run, regardless of other findings. */
export type CheckResult = 'passed' | 'failed' | 'incomplete';

export interface CheckReport {
  readonly app: string;
  readonly release: string;
  /** Undefined when only the files of the release were judged: it was compared with no live release. */
  readonly environment: string | undefined;
  readonly brands: readonly string[];
  readonly result: CheckResult;
  readonly counts: {
    readonly errors: number;
    readonly warnings: number;
    readonly gaps: number;
    readonly waived: number;
    readonly rules: number;
  };
  readonly findings: readonly Finding[];
  readonly waived: readonly (Finding & { readonly waiver: Waiver })[];
  /** Checks that were skipped on purpose. */
  readonly without: readonly string[];
  /** Pages whose result an earlier check found for a release with the same files: `4f1c: aurora /en/profile/`. */
  readonly reused?: readonly string[];
}

/** Checks the facts against the rules. */
export function judge(facts: Facts, rules: readonly Rule[]): readonly Finding[] {
  return rules.flatMap(({ check, ...rule }) => [...check(facts)].map((fault) => ({ ...rule, ...fault })));
}

export type About = Pick<CheckReport, 'app' | 'release' | 'environment' | 'brands' | 'without' | 'reused'>;

export interface Terms {
  /** Number of rules that were checked. */
  readonly rules: number;
  /** The squad's own waivers, unvalidated; undefined without any. */
  readonly waivers: unknown;
  /** Waivers granted by the registry; undefined when the registry was not queried. */
  readonly granted?: readonly GrantedWaiver[];
  /** `2026-11-22` */
  readonly today: string;
}

/** Builds the report: findings, gaps first, without those that are waived today. */
export function reportOf(
  about: About,
  all: readonly Finding[],
  { rules, waivers, granted = [], today }: Terms,
): CheckReport {
  const { findings, waived } = applyWaivers(
    all,
    { own: waivers, granted: granted.filter(({ app }) => app === about.app) },
    today,
  );
  const count = (isCounted: (finding: Finding) => boolean): number => findings.filter(isCounted).length;
  const gaps = count(({ isGap }) => isGap === true);
  const errors = count(({ isGap, level }) => isGap !== true && level === 'error');
  const counts = { errors, gaps, warnings: findings.length - errors - gaps, waived: waived.length, rules };
  const rank = ({ isGap, level }: Finding): number => (isGap ? 0 : level === 'error' ? 1 : 2);
  return {
    ...about,
    result: gaps > 0 ? 'incomplete' : errors > 0 ? 'failed' : 'passed',
    counts,
    findings: [...findings].sort((left, right) => rank(left) - rank(right)),
    waived,
  };
}

/** The page that explains a rule. */
export function pageOf(id: string): string {
  return `shared/docs/checks/${id.replace('/', '-')}.md`;
}
