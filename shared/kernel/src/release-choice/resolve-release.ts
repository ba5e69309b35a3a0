import { invitedSquadsFor, isElsewhere } from '../releases/invited-squads.ts';
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
} from '../releases/release-plan.ts';
import type { ReleaseSet, ReleaseSetEntry } from '../releases/release-set.ts';

/** Reason why a candidate was or was not selected. */
export type StepReason =
  | 'is-the-default'
  | 'has-no-default'
  | 'bucket-inside'
  | 'bucket-outside'
  | 'brand-not-included'
  | 'scope-fits'
  | 'scope-differs'
  | 'off-outranks-pins'
  | 'another-rule-is-closer'
  | 'staff-preview'
  | 'release-unknown'
  | 'release-withdrawn'
  | 'did-not-run'
  | 'previous-default'
  | 'nothing-left'
  | 'not-invited';

/** A candidate that was evaluated, in order from the lowest layer to the highest. */
export interface Step {
  readonly layer: Layer;
  /** Id of the rule; absent for the default and for an override. */
  readonly rule?: string;
  readonly taken: boolean;
  readonly reason: StepReason;
  readonly decision?: Decision;
}

export interface Resolution {
  readonly decision: Decision;
  /** The deciding layer. */
  readonly layer: Layer;
  readonly rule?: string;
}

const NOTHING: Decision = { kind: 'off', reason: 'incident' };

/** Returns the release of an application for a visitor, or that it is switched off. Pure. */
export function resolveRelease(plan: ReleasePlan, app: string, visitor: Visitor): Resolution {
  return decide(plan, app, visitor, () => undefined);
}

/** Returns the result of {@link resolveRelease} with every evaluated candidate. */
export function explainRelease(
  plan: ReleasePlan,
  app: string,
  visitor: Visitor,
): Resolution & { readonly bucket: number; readonly steps: readonly Step[] } {
  const steps: Step[] = [];
  const resolution = decide(plan, app, visitor, (step) => void steps.push(step));
  return { ...resolution, bucket: bucketFor(app, visitor.bucket), steps };
}

/** Resolves the release set of a visitor's page. */
export function resolveReleases(plan: ReleasePlan, visitor: Visitor): ReleaseSet {
  const apps: ReleaseSetEntry[] = [];
  const off: { app: string; reason: NonNullable<ReleaseSet['off']>[number]['reason'] }[] = [];
  const invited = invitedSquadsFor(plan, visitor);
  for (const app of appsOf(plan)) {
    if (isElsewhere(plan, app, visitor.brand)) continue;
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
    ...(invited.length > 0 && { invited }),
  };
}

/** Returns all applications of the plan, in its order. */
export function appsOf(plan: ReleasePlan): readonly string[] {
  return [...new Set([...plan.apps, ...(plan.others ?? [])].map((entry) => entry.app))];
}

/** Maps the visitor's bucket to one per application, so that different visitors are early in each rollout. */
export function bucketFor(app: string, bucket: number): number {
  return (bucket + hashOf(app)) % BUCKETS;
}

function decide(plan: ReleasePlan, app: string, visitor: Visitor, note: (step: Step) => void): Resolution {
  if (isElsewhere(plan, app, visitor.brand)) {
    note({ layer: 'default', taken: true, reason: 'not-invited', decision: NOTHING });
    return { layer: 'default', decision: NOTHING };
  }
  let result: Resolution | undefined;
  const offer = (layer: Layer, decision: Decision, reason: StepReason, rule?: string): void => {
    const obstacle =
      decision.kind === 'off'
        ? undefined
        : (obstacleTo(plan, app, decision.release) ?? missOfPage(layer, app, decision.release, visitor));
    note({
      layer,
      taken: !obstacle,
      reason: obstacle ?? reason,
      decision,
      ...(rule !== undefined && { rule }),
    });
    if (!obstacle) result = { layer, decision, ...(rule !== undefined && { rule }) };
  };

  const before = plan.before?.[app];
  const isSpoilt = visitor.without?.some((name) => name.startsWith(`${app}@`)) ?? false;
  if (before !== undefined && isSpoilt)
    offer('default', { kind: 'release', release: before }, 'previous-default');

  const standard = plan.apps.find((entry) => entry.app === app);
  if (standard) offer('default', { kind: 'release', release: standard.release }, 'is-the-default');
  else note({ layer: 'default', taken: false, reason: 'has-no-default' });

  const bucket = bucketFor(app, visitor.bucket);
  for (const rule of plan.rollouts ?? []) {
    if (rule.app !== app) continue;
    const miss = missOf(rule, bucket, visitor.brand);
    if (miss) note({ layer: 'rollout', rule: rule.id, taken: false, reason: miss });
    else offer('rollout', { kind: 'release', release: rule.release }, 'bucket-inside', rule.id);
  }

  const fitting: MarketRule[] = [];
  for (const rule of plan.rules ?? []) {
    if (rule.app !== app) continue;
    if (fits(rule.scope, visitor)) fitting.push(rule);
    else note({ layer: 'market', rule: rule.id, taken: false, reason: 'scope-differs' });
  }
  // a withdrawn release is skipped in favour of the next rule
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
      reason:
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
  if (override !== undefined) offer('override', { kind: 'release', release: override }, 'staff-preview');

  if (result) return result;
  note({ layer: 'default', taken: true, reason: 'nothing-left', decision: NOTHING });
  return { layer: 'default', decision: NOTHING };
}

function obstacleTo(plan: ReleasePlan, app: string, release: string): StepReason | undefined {
  if (plan.withdrawn?.includes(releaseName(app, release))) return 'release-withdrawn';
  return entryIn(plan, app, release) ? undefined : 'release-unknown';
}

/** `did-not-run` if the candidate's release has failed in this page. Ignored for pins and staff overrides. */
function missOfPage(
  layer: Layer,
  app: string,
  release: string,
  { without }: Visitor,
): StepReason | undefined {
  return (layer === 'default' || layer === 'rollout') && without?.includes(releaseName(app, release))
    ? 'did-not-run'
    : undefined;
}

function entryIn(plan: ReleasePlan, app: string, release: string): ReleaseSetEntry | undefined {
  const is = (entry: ReleaseSetEntry) => entry.app === app && entry.release === release;
  return plan.apps.find(is) ?? plan.others?.find(is);
}

function missOf(rule: RolloutRule, bucket: number, brand: string): StepReason | undefined {
  if (rule.brands && !rule.brands.includes(brand)) return 'brand-not-included';
  return bucket >= rule.from && bucket < rule.to ? undefined : 'bucket-outside';
}

function fits(scope: MarketScope, visitor: Visitor): boolean {
  return (['brand', 'licence', 'operator', 'locale'] as const).every(
    (part) => scope[part] === undefined || scope[part] === visitor[part],
  );
}

/**
 * Orders rules by precedence: switched off first, because an old pin must not undo it; then the most
 * specific scope; then the newest id.
 */
function byRank(left: MarketRule, right: MarketRule): number {
  const isOff = (rule: MarketRule) => Number(rule.decision.kind === 'off');
  return (
    isOff(right) - isOff(left) ||
    closeness(right.scope) - closeness(left.scope) ||
    (left.id < right.id ? 1 : -1)
  );
}

/**
 * Specificity of a scope: brand above licence, licence above operator, operator above locale; combinations
 * add up.
 */
function closeness({ brand, licence, operator, locale }: MarketScope): number {
  return (
    (brand === undefined ? 0 : 8) +
    (licence === undefined ? 0 : 4) +
    (operator === undefined ? 0 : 2) +
    (locale === undefined ? 0 : 1)
  );
}

/** 32-bit FNV-1a hash. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}
