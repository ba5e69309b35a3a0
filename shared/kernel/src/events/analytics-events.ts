import * as v from 'valibot';

const name = v.pipe(v.string(), v.minLength(1), v.maxLength(80));

/** Properties of the analytics events by name (shared/docs/analytics-events.md); none contains personal data. */
const PROPERTIES = {
  /** One per sign-in; the api adds the player id from the access token (requirements/routes#layouts). */
  login: v.strictObject({}),
  logout: v.strictObject({ reason: v.optional(name) }),
  /** `route` is the id of the page, never its address. */
  page_viewed: v.strictObject({ route: name }),
  game_launched: v.strictObject({ game: name, mode: v.picklist(['REAL', 'DEMO']) }),
  consent_changed: v.strictObject({
    preferences: v.boolean(),
    analytics: v.boolean(),
    marketing: v.boolean(),
  }),
  remote_failed: v.strictObject({ app: name, code: name }),
  /** A visitor has seen a variant of an A/B test (requirements/states#ab-tests). */
  experiment_exposed: v.strictObject({ test: name, variant: name }),
  /** The page is open and visible, every 10 minutes (requirements/constants#analytics). */
  heartbeat: v.strictObject({ minutes: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  /** Tracking cases of a sign-in by code (requirements/errors#tracking-cases); they name no recipient. */
  INVALID_LOGIN_CODE_ENTERED: v.strictObject({}),
  TOO_MANY_INVALID_LOGIN_ATTEMPTS: v.strictObject({}),
  LOGIN_ATTEMPT_FROM_FORBIDDEN_COUNTRY: v.strictObject({}),
  LOGIN_ATTEMPT_FROM_UNSAFE_CONNECTION: v.strictObject({}),
  /** An account that its player has closed: the offer to reopen it, and the answer; sent by identity. */
  REOPEN_ACCOUNT_DISPLAYED: v.strictObject({}),
  REOPEN_ACCOUNT_CONFIRMED: v.strictObject({}),
  REOPEN_ACCOUNT_DECLINED: v.strictObject({}),
  /** The request to verify the identity was opened (requirements/errors#tracking-cases). */
  IDENTITY_VERIFICATION_DISPLAYED_ON_LOGIN: v.strictObject({}),
  IDENTITY_VERIFICATION_DISPLAYED_ON_WITHDRAWAL: v.strictObject({}),
} as const;

export type AnalyticsEventName = keyof typeof PROPERTIES;
export type AnalyticsEvents = {
  readonly [Name in AnalyticsEventName]: v.InferOutput<(typeof PROPERTIES)[Name]>;
};

/** An event as the page sends it. */
export interface AnalyticsEvent {
  /** UUID made by the page: a repeated delivery is stored once. */
  readonly id: string;
  readonly name: AnalyticsEventName;
  /** Milliseconds since the epoch by the server's clock. */
  readonly at: number;
  readonly properties: AnalyticsEvents[AnalyticsEventName];
}

const envelope = v.object({
  id: v.pipe(v.string(), v.uuid()),
  name: v.string(),
  at: v.pipe(v.number(), v.integer(), v.minValue(0)),
  properties: v.unknown(),
});

/** Undefined for an event that the catalogue does not contain, for example of a page of another release. */
export function parseAnalyticsEvent(value: unknown): AnalyticsEvent | undefined {
  const event = v.safeParse(envelope, value);
  if (!event.success || !isAnalyticsEventName(event.output.name)) return undefined;
  const properties = v.safeParse(PROPERTIES[event.output.name], event.output.properties);
  return properties.success
    ? { ...event.output, name: event.output.name, properties: properties.output }
    : undefined;
}

function isAnalyticsEventName(text: string): text is AnalyticsEventName {
  return Object.hasOwn(PROPERTIES, text);
}

/** Names of all events in the catalogue. */
export const ANALYTICS_EVENT_NAMES = Object.keys(PROPERTIES) as readonly AnalyticsEventName[];
