import { canonicalJson } from '@foyer/kernel';
import { invitedSquadsFor } from '@foyer/kernel/invited-squads';
import { BUCKETS, type ReleasePlan, type StaffOverride, type Visitor } from '@foyer/kernel/release-plan';
import type { ReleaseSet, StaffNotice } from '@foyer/kernel/release-set';
import { appsOf, resolveRelease, resolveReleases } from '@foyer/kernel/resolve-release';
import type { Locale } from '@foyer/links';
import { createHash, randomInt } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { RequestContext } from '../context.ts';
import { cookieHeader, readCookie } from '../cookies.ts';
import { overrideIn, type ActivePreview } from '../staff/activePreview.ts';
import type { Clock } from '@foyer/runtime';

/** The releases of one visitor. */
export interface VisitorReleases {
  readonly set: ReleaseSet;
  /** Equal for two sets when a page would see no difference; an entity tag without quotes. */
  readonly tag: string;
}

/** The maximum cookie lifetime, so that a growing rollout keeps its visitors. */
const BUCKET_SECONDS = 400 * 24 * 60 * 60;
const BUCKET = /^\d{1,4}$/;

/** The browser's bucket, with a cookie for a new one. It is a number below 10,000 and identifies no visitor. */
export function bucketOf(
  request: IncomingMessage,
  context: RequestContext,
): { readonly bucket: number; readonly cookie: string | undefined } {
  const assigned = assignedBucketOf(request, context);
  if (assigned !== undefined) return { bucket: assigned, cookie: undefined };
  const bucket = randomInt(BUCKETS);
  return { bucket, cookie: cookieHeader(context, 'bucket', String(bucket), BUCKET_SECONDS) };
}

/** The bucket from the cookie; undefined without one. */
export function assignedBucketOf(request: IncomingMessage, context: RequestContext): number | undefined {
  const assigned = readCookie(request, context, 'bucket');
  return assigned !== undefined && BUCKET.test(assigned) && Number(assigned) < BUCKETS
    ? Number(assigned)
    : undefined;
}

/** A visitor at the edge; staff may have a preview. */
export interface EdgeVisitor extends Omit<Visitor, 'overrides'> {
  readonly activePreview?: ActivePreview | undefined;
}

export function visitorOf(
  { brand }: RequestContext,
  locale: Locale,
  bucket: number,
  activePreview?: ActivePreview,
): EdgeVisitor {
  return { brand: brand.id, licence: brand.licence, operator: brand.operator, locale, bucket, activePreview };
}

/** Resolves the plan for visitors; visitors with equal releases share one set. */
export function createVisitorReleases(
  clock: Clock,
): (plan: ReleasePlan, visitor: EdgeVisitor) => VisitorReleases {
  let of: ReleasePlan | undefined;
  const known = new Map<string, VisitorReleases>();
  return (plan, { activePreview, ...visitor }) => {
    const override = activePreview && overrideIn(plan, visitor.brand, activePreview.id, clock());
    if (override && override.subject === activePreview.subject) return withOverride(plan, visitor, override);
    if (of !== plan) known.clear();
    of = plan;
    const tag = tagOf(plan, visitor);
    const found = known.get(tag) ?? { set: resolveReleases(plan, visitor), tag };
    known.set(tag, found);
    return found;
  };
}

/** Adds the preview release for this visitor only, and switches on what is off for the brand. */
function withOverride(
  plan: ReleasePlan,
  visitor: Visitor,
  { id, kind, app, release, email, expiresAt, entry }: StaffOverride,
): VisitorReleases {
  const theirs = { ...plan, others: [...(plan.others ?? []), entry] };
  const seen = { ...visitor, overrides: { [app]: release } };
  const staff: StaffNotice = { kind, app, release, email, until: expiresAt };
  return { set: { ...resolveReleases(theirs, seen), staff }, tag: `${tagOf(theirs, seen)}.staff-${id}` };
}

function tagOf(plan: ReleasePlan, visitor: Visitor): string {
  const decisions = appsOf(plan).map((app) => {
    const { decision } = resolveRelease(plan, app, visitor);
    return `${app}@${decision.kind === 'off' ? `off-${decision.reason}` : decision.release}`;
  });
  // an entity tag has no characters beyond ASCII, and labels have
  const invited = invitedSquadsFor(plan, visitor);
  return [
    ...decisions,
    ...(plan.forced ?? []).map((app) => `forced-${app}`),
    ...(invited.length > 0 ? [`invited-${hashOf(canonicalJson(invited))}`] : []),
  ].join('.');
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
