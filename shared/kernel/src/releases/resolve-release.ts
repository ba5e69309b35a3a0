import {
  BUCKETS,
  releaseName,
  type Decision,
  type Layer,
  type MarketRule,
  type MarketScope,
  type ReleasePlan,
  type RolloutRule,
  type Visitor,
} from './release-plan.ts';
import type { ReleaseSet, ReleaseSetEntry } from './release-set.ts';

/** Why a candidate was or was not taken. */
export type Because =
  | 'is-the-default'
  | 'has-no-default'
  | 'bucket-inside'
  | 'bucket-outside'
  | 'brand-not-included'
  | 'scope-fits'
  | 'scope-differs'
  | 'off-outranks-pins'
  | 'another-rule-is-closer'
  | 'staff-looks-at-it'
  | 'release-unknown'
  | 'release-withdrawn'
  | 'did-not-run'
  | 'stands-in'
  | 'nothing-left';

/** One candidate that was considered, from the lowest layer to the highest. */
export interface Step {
  readonly layer: Layer;
  /** Id of the rule; absent for the default and for an override. */
  readonly rule?: string;
  readonly taken: boolean;
  readonly because: Because;
  readonly decision?: Decision;
}

export interface Resolution {
  readonly decision: Decision;
  /** The layer that decided. */
  readonly layer: Layer;
  readonly rule?: string;
}

const NOTHING: Decision = { kind: 'off', reason: 'incident' };

/**
 * The release of an application for a visitor, or that it is switched off. Pure: the same plan and visitor
 * always give the same result.
 */
export function resolveRelease(plan: ReleasePlan, app: string, visitor: Visitor): Resolution {
  return decide(plan, app, visitor, () => undefined);
}

/** The same answer with every candidate that was considered. */
export function explainRelease(
  plan: ReleasePlan,
  app: string,
  visitor: Visitor,
): Resolution & { readonly bucket: number; readonly steps: readonly Step[] } {
  const steps: Step[] = [];
  const resolution = decide(plan, app, visitor, (step) => void steps.push(step));
  return { ...resolution, bucket: bucketFor(app, visitor.bucket), steps };
}

/** The release set from which a visitor's page is composed. */
export function resolveReleases(plan: ReleasePlan, visitor: Visitor): ReleaseSet {
  const apps: ReleaseSetEntry[] = [];
  const off: { app: string; reason: NonNullable<ReleaseSet['off']>[number]['reason'] }[] = [];
  for (const app of appsOf(plan)) {
    const { decision } = resolveRelease(plan, app, visitor);
    if (decision.kind === 'off') {
      off.push({ app, reason: decision.reason });
      continue;
    }
    const entry = entryIn(plan, app, decision.release);
    if (entry) apps.push(entry);
  }
  return {
    version: plan.version,
    issuedAt: plan.issuedAt,
    apps,
    ...(off.length > 0 && { off }),
    ...(plan.forced && { forced: plan.forced }),
  };
}

/** Every application that the plan knows, in its order. */
export function appsOf(plan: ReleasePlan): readonly string[] {
  return [...new Set([...plan.apps, ...(plan.others ?? [])].map((entry) => entry.app))];
}

/** Whether a visitor's bucket is the early one differs from application to application, or the same people would always meet what is new. */
export function bucketFor(app: string, bucket: number): number {
  return (bucket + hashOf(app)) % BUCKETS;
}

function decide(plan: ReleasePlan, app: string, visitor: Visitor, note: (step: Step) => void): Resolution {
  let result: Resolution | undefined;
  const offer = (layer: Layer, decision: Decision, because: Because, rule?: string): void => {
    const obstacle =
      decision.kind === 'off'
        ? undefined
        : (obstacleTo(plan, app, decision.release) ?? missOfPage(layer, app, decision.release, visitor));
    note({
      layer,
      taken: !obstacle,
      because: obstacle ?? because,
      decision,
      ...(rule !== undefined && { rule }),
    });
    if (!obstacle) result = { layer, decision, ...(rule !== undefined && { rule }) };
  };

  const before = plan.before?.[app];
  const isSpoilt = visitor.without?.some((name) => name.startsWith(`${app}@`)) ?? false;
  if (before !== undefined && isSpoilt) offer('default', { kind: 'release', release: before }, 'stands-in');

  const standard = plan.apps.find((entry) => entry.app === app);
  if (standard) offer('default', { kind: 'release', release: standard.release }, 'is-the-default');
  else note({ layer: 'default', taken: false, because: 'has-no-default' });

  const bucket = bucketFor(app, visitor.bucket);
  for (const rule of plan.rollouts ?? []) {
    if (rule.app !== app) continue;
    const miss = missOf(rule, bucket, visitor.brand);
    if (miss) note({ layer: 'rollout', rule: rule.id, taken: false, because: miss });
    else offer('rollout', { kind: 'release', release: rule.release }, 'bucket-inside', rule.id);
  }

  const fitting: MarketRule[] = [];
  for (const rule of plan.rules ?? []) {
    if (rule.app !== app) continue;
    if (fits(rule.scope, visitor)) fitting.push(rule);
    else note({ layer: 'market', rule: rule.id, taken: false, because: 'scope-differs' });
  }
  // what is withdrawn gives way to the next rule instead of hiding it
  const usable = fitting.filter(
    ({ decision }) => decision.kind === 'off' || !obstacleTo(plan, app, decision.release),
  );
  const chosen = [...usable].sort(byRank)[0];
  for (const rule of fitting) {
    if (rule === chosen || !usable.includes(rule)) continue;
    note({
      layer: 'market',
      rule: rule.id,
      taken: false,
      because:
        chosen?.decision.kind === 'off' && rule.decision.kind !== 'off'
          ? 'off-outranks-pins'
          : 'another-rule-is-closer',
      decision: rule.decision,
    });
  }
  for (const rule of fitting)
    if (!usable.includes(rule)) offer('market', rule.decision, 'scope-fits', rule.id);
  if (chosen) offer('market', chosen.decision, 'scope-fits', chosen.id);

  const override = visitor.overrides?.[app];
  if (override !== undefined) offer('override', { kind: 'release', release: override }, 'staff-looks-at-it');

  if (result) return result;
  note({ layer: 'default', taken: true, because: 'nothing-left', decision: NOTHING });
  return { layer: 'default', decision: NOTHING };
}

function obstacleTo(plan: ReleasePlan, app: string, release: string): Because | undefined {
  if (plan.withdrawn?.includes(releaseName(app, release))) return 'release-withdrawn';
  return entryIn(plan, app, release) ? undefined : 'release-unknown';
}

/** A pin is for a reason that a page knows nothing of, and staff want to see just that release. */
function missOfPage(layer: Layer, app: string, release: string, { without }: Visitor): Because | undefined {
  return (layer === 'default' || layer === 'rollout') && without?.includes(releaseName(app, release))
    ? 'did-not-run'
    : undefined;
}

function entryIn(plan: ReleasePlan, app: string, release: string): ReleaseSetEntry | undefined {
  const is = (entry: ReleaseSetEntry) => entry.app === app && entry.release === release;
  return plan.apps.find(is) ?? plan.others?.find(is);
}

function missOf(rule: RolloutRule, bucket: number, brand: string): Because | undefined {
  if (rule.brands && !rule.brands.includes(brand)) return 'brand-not-included';
  return bucket >= rule.from && bucket < rule.to ? undefined : 'bucket-outside';
}

function fits(scope: MarketScope, visitor: Visitor): boolean {
  return (['brand', 'licence', 'operator', 'locale'] as const).every(
    (part) => scope[part] === undefined || scope[part] === visitor[part],
  );
}

/**
 * Switched off comes first, because a forgotten pin must never undo it; then the closest scope; then the
 * newest id.
 */
function byRank(left: MarketRule, right: MarketRule): number {
  const isOff = (rule: MarketRule) => Number(rule.decision.kind === 'off');
  return (
    isOff(right) - isOff(left) ||
    closeness(right.scope) - closeness(left.scope) ||
    (left.id < right.id ? 1 : -1)
  );
}

/** A brand is closer than any licence, a licence than any operator, an operator than any locale; both together are closer still. */
function closeness({ brand, licence, operator, locale }: MarketScope): number {
  return (
    (brand === undefined ? 0 : 8) +
    (licence === undefined ? 0 : 4) +
    (operator === undefined ? 0 : 2) +
    (locale === undefined ? 0 : 1)
  );
}

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}
