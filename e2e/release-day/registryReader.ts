import path from 'node:path';
import { planSchema, type PlanSummary } from '@foyer/kernel/plan-answers';
import { releaseName } from '@foyer/kernel/release-plan';
import { auditVerificationSchema, timelineSchema } from '@foyer/kernel/timeline-answers';
import { createRegistryClient, readSigningKey } from '@foyer/runtime';
import type { Instance } from '../fixtures/brands.ts';

/** One line of the registry's audit, reduced to the fields of the report. */
export interface AuditLine {
  readonly at: string;
  readonly actor: string;
  readonly kind: string;
  readonly app?: string;
  readonly release?: string;
  readonly brands: readonly string[];
  readonly reason: string;
}

/** The final state of a release that some players received. */
export type ReleaseState = 'all-visitors' | 'withdrawn' | 'undecided';

/** Reads the registry with an auditor's rights. */
export interface RegistryReader {
  /** Waits until all visitors have the release or none. */
  waitForDecision(
    app: string,
    release: string,
    withinMs: number,
  ): Promise<{ readonly state: ReleaseState; readonly ms: number }>;
  /** True if a promoted release is rolled back within the time. */
  rolledBackWithin(
    app: string,
    release: string,
    ms: number,
  ): Promise<{ readonly isRolledBack: boolean; readonly ms: number }>;
  defaultOf(app: string): Promise<string | undefined>;
  audit(): Promise<readonly AuditLine[]>;
  isAuditIntact(): Promise<boolean>;
}

const POLL_INTERVAL_MS = 250;
const ENTRIES_A_PAGE = 200;

export async function readRegistry({ gatewayPort, home }: Instance): Promise<RegistryReader> {
  const key = await readSigningKey(path.join(home, 'keys/staff/auditor.pem'));
  const registry = createRegistryClient({
    baseUrl: `http://127.0.0.1:${gatewayPort + 7}`,
    key,
    clock: Date.now,
  });
  const plan = async (): Promise<PlanSummary> => (await registry.get('/v1/plan', planSchema)).plan;

  /** Polls until there is an answer or the time limit is reached. */
  async function pollPlan<Answer>(
    readAnswer: (now: PlanSummary) => Answer | undefined,
    withinMs: number,
  ): Promise<{ readonly answer: Answer | undefined; readonly ms: number }> {
    const started = performance.now();
    const passed = (): number => Math.round(performance.now() - started);
    for (;;) {
      const answer = readAnswer(await plan());
      if (answer !== undefined || passed() >= withinMs) return { answer, ms: passed() };
      await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
    }
  }

  return {
    async waitForDecision(app, release, withinMs) {
      const { answer = 'undecided', ms } = await pollPlan<ReleaseState>(
        ({ apps, rollouts = [], withdrawn = [] }) => {
          if (withdrawn.includes(releaseName(app, release))) return 'withdrawn';
          const isDefault = apps.some((entry) => entry.app === app && entry.release === release);
          return isDefault && !rollouts.some((rule) => rule.app === app) ? 'all-visitors' : undefined;
        },
        withinMs,
      );
      return { state: answer, ms };
    },
    async rolledBackWithin(app, release, withinMs) {
      const { answer = false, ms } = await pollPlan(
        ({ withdrawn = [] }) => (withdrawn.includes(releaseName(app, release)) ? true : undefined),
        withinMs,
      );
      return { isRolledBack: answer, ms };
    },
    async defaultOf(app) {
      return (await plan()).apps.find((entry) => entry.app === app)?.release;
    },
    async audit() {
      const lines: (AuditLine & { readonly id: number })[] = [];
      for (let before: number | undefined; ; before = lines.at(-1)?.id) {
        const { entries } = await registry.get(
          `/v1/audit?limit=${ENTRIES_A_PAGE}${before === undefined ? '' : `&before=${before}`}`,
          timelineSchema,
        );
        lines.push(...entries);
        if (entries.length < ENTRIES_A_PAGE) return lines.reverse();
      }
    },
    async isAuditIntact() {
      const { faults } = await registry.get('/v1/audit/verify', auditVerificationSchema);
      return faults.length === 0;
    },
  };
}
