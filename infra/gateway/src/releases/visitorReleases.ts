import { BUCKETS, type ReleasePlan, type StaffOverride, type Visitor } from '@foyer/kernel/release-plan';
import type { ReleaseSet, StaffNotice } from '@foyer/kernel/release-set';
import { appsOf, resolveRelease, resolveReleases } from '@foyer/kernel/resolve-release';
import type { Locale } from '@foyer/links';
import { randomInt } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { RequestContext } from '../context.ts';
import { cookieHeader, readCookie } from '../cookies.ts';
import { overrideIn, type StaffSight } from '../staff/staffSight.ts';
import type { Clock } from '@foyer/runtime';

/** What a visitor gets of the live plan. */
export interface VisitorReleases {
  readonly set: ReleaseSet;
  /** Equal for two sets exactly when a page would see no difference between them; an entity tag without its quotes. */
  readonly tag: string;
}

/** A browser stays in its bucket for as long as browsers keep a cookie, so that a rollout that grows never takes back what somebody has. */
const BUCKET_SECONDS = 400 * 24 * 60 * 60;
const BUCKET = /^\d{1,4}$/;

/** The bucket of the request's browser, and the cookie that keeps a new one. Nothing of a person is in it: it is a number below ten thousand. */
export function bucketOf(
  request: IncomingMessage,
  context: RequestContext,
): { readonly bucket: number; readonly cookie: string | undefined } {
  const kept = keptBucketOf(request, context);
  if (kept !== undefined) return { bucket: kept, cookie: undefined };
  const bucket = randomInt(BUCKETS);
  return { bucket, cookie: cookieHeader(context, 'bucket', String(bucket), BUCKET_SECONDS) };
}

/** The bucket that the browser was dealt with a page; undefined when it has none. */
export function keptBucketOf(request: IncomingMessage, context: RequestContext): number | undefined {
  const kept = readCookie(request, context, 'bucket');
  return kept !== undefined && BUCKET.test(kept) && Number(kept) < BUCKETS ? Number(kept) : undefined;
}

/** A visitor as the edge knows one: members of the staff may see something of their own. */
export interface EdgeVisitor extends Omit<Visitor, 'overrides'> {
  readonly sight?: StaffSight | undefined;
}

export function visitorOf(
  { brand }: RequestContext,
  locale: Locale,
  bucket: number,
  sight?: StaffSight,
): EdgeVisitor {
  return { brand: brand.id, licence: brand.licence, operator: brand.operator, locale, bucket, sight };
}

/** Resolves the plan for visitors; those who meet the same releases share one set. */
export function createVisitorReleases(
  clock: Clock,
): (plan: ReleasePlan, visitor: EdgeVisitor) => VisitorReleases {
  let of: ReleasePlan | undefined;
  const known = new Map<string, VisitorReleases>();
  return (plan, { sight, ...visitor }) => {
    const override = sight && overrideIn(plan, visitor.brand, sight.id, clock());
    if (override && override.subject === sight.subject) return withOverride(plan, visitor, override);
    if (of !== plan) known.clear();
    of = plan;
    const tag = tagOf(plan, visitor);
    const found = known.get(tag) ?? { set: resolveReleases(plan, visitor), tag };
    known.set(tag, found);
    return found;
  };
}

/** Its release is in the plan of this one visitor only, and what is off for the brand is on for the one who looks at it. */
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
  return [...decisions, ...(plan.forced ?? []).map((app) => `forced-${app}`)].join('.');
}
