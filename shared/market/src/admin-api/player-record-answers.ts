/**
 * Responses of the api about one player's account, parsed by the console. Amounts are integer minor units, times
 * ISO 8601 in UTC.
 */
import { listOf } from '@foyer/kernel/list-schema';
import * as v from 'valibot';
import { GAME_GROUPS } from '../exclusionRules.ts';
import { PROTECTION_RULE_NAMES } from '../protection/protectionRuleNames.ts';

export const CLOSING_CAUSES = ['PlayerRequest', 'MultipleAccounts', 'OperatorDecision'] as const;
export const ACCOUNT_ACTIONS = [
  'sign-out',
  'end-session',
  'stop-marketing',
  'close',
  'reopen',
  'export',
  'erase',
] as const;
/** Channels of marketing to which a player consents one by one. */
export const MARKETING_CHANNELS = ['email', 'sms', 'phone', 'webPush'] as const;
/** A decision of staff about an account. */
export type AccountAction = (typeof ACCOUNT_ACTIONS)[number];
export const TIMELINE_SUBJECTS = ['account', 'documents', 'messages', 'money', 'protection'] as const;

const matchSchema = v.object({
  brand: v.string(),
  playerId: v.string(),
  name: v.string(),
  email: v.string(),
  /** ISO date. */
  dateOfBirth: v.string(),
  country: v.string(),
  status: v.picklist(['Active', 'Closed']),
  isExcluded: v.boolean(),
  isOnTimeOut: v.boolean(),
  registeredAt: v.string(),
});
/** A player found by a search. */
export type PlayerMatch = v.InferOutput<typeof matchSchema>;

/** `POST /internal/player-records/search` of the api, `POST /player/search` of the console: newest accounts first. */
export const playerMatchesSchema = v.object({
  players: listOf(matchSchema),
  /** More players match than are listed. */
  isTruncated: v.boolean(),
});

const pendingSchema = v.object({
  /** Requested ceiling; null removes the limit. */
  ceiling: v.nullable(v.number()),
  requestedAt: v.string(),
  confirmableAt: v.string(),
  /** The instant at which the request lapses unless it is confirmed. */
  lapsesAt: v.string(),
});

const limitSchema = v.object({
  kind: v.picklist(['DEPOSIT', 'LOSS', 'WAGER', 'SESSION']),
  period: v.picklist(['Day', 'Week', 'Month']),
  /** Minor units, minutes of a SESSION limit; null without a limit. */
  ceiling: v.nullable(v.number()),
  used: v.number(),
  resetsAt: v.string(),
  pending: v.nullable(pendingSchema),
});
export type RecordedLimit = v.InferOutput<typeof limitSchema>;

const stepSchema = v.object({
  kind: v.picklist(['requested', 'withdrawn', 'approved', 'refused', 'lifted']),
  /** Reason in the words of the player (request) or of the member of staff (decision). */
  reason: v.nullable(v.string()),
  staff: v.nullable(v.string()),
  coolOffEndsAt: v.nullable(v.string()),
  at: v.string(),
});

const breakSchema = v.object({
  id: v.number(),
  kind: v.picklist(['TIME_OUT', 'EXCLUSION']),
  /** button: permanent button of a licence; register: national register. */
  origin: v.picklist(['player', 'button', 'register', 'operator']),
  /** Empty: all games. */
  groups: listOf(v.picklist(GAME_GROUPS)),
  /** ISO 8601, or `indefinite`. */
  length: v.string(),
  scope: v.picklist(['brand', 'operator']),
  startsAt: v.string(),
  endsAt: v.nullable(v.string()),
  /** Steps of a request to end the exclusion, oldest first. */
  steps: listOf(stepSchema),
});
/** A time-out or an exclusion; those that have ended are part of the record. */
export type RecordedBreak = v.InferOutput<typeof breakSchema>;

/** Uses that a restriction refuses. */
export const RESTRICTED_USES = ['deposits', 'withdrawals', 'casino', 'sports'] as const;
/** The party whose decision a restriction is. */
export const RESTRICTING_PARTIES = ['player', 'licence', 'register', 'operator', 'staff'] as const;

const restrictionSchema = v.object({
  /** Such as `TIMED_OUT`; the services that refuse use the same code. */
  code: v.string(),
  /** The limit of a `LIMIT_REACHED`. */
  limit: v.nullable(v.object({ kind: limitSchema.entries.kind, period: limitSchema.entries.period })),
  blocks: listOf(v.picklist(RESTRICTED_USES)),
  decidedBy: v.picklist(RESTRICTING_PARTIES),
  staff: v.nullable(v.string()),
  reason: v.nullable(v.string()),
  since: v.nullable(v.string()),
  /** Null without a known end. */
  until: v.nullable(v.string()),
  /** The rule of the licence that demands it; null for a rule of the operator. */
  rule: v.nullable(
    v.object({
      name: v.picklist(PROTECTION_RULE_NAMES),
      field: v.string(),
      regulator: v.string(),
      licenceNumber: v.string(),
      legalBasis: v.nullable(v.string()),
      section: v.nullable(v.string()),
      url: v.nullable(v.string()),
    }),
  ),
});
/** A reason that refuses a player something now, with its authority. */
export type Restriction = v.InferOutput<typeof restrictionSchema>;

/** `POST /internal/player-records/player` of the api, `POST /player/record` of the console. */
export const playerRecordSchema = v.object({
  ...matchSchema.entries,
  phoneNumber: v.nullable(v.string()),
  isEmailVerified: v.boolean(),
  isPhoneNumberVerified: v.boolean(),
  address: v.string(),
  language: v.string(),
  /** Channels that the player accepts; absent in answers of an earlier release. */
  marketing: v.optional(listOf(v.picklist(MARKETING_CHANNELS)), []),
  /** The newest change of a consent, by the player or by staff; null without one. */
  marketingChangedAt: v.optional(v.nullable(v.string()), null),
  currency: v.string(),
  /** IANA time zone of the licence, in which limits and breaks are counted. */
  timeZone: v.string(),
  /** When this record was read. */
  readAt: v.string(),
  lastSignInAt: v.nullable(v.string()),
  closing: v.nullable(
    v.object({
      cause: v.nullable(v.picklist(CLOSING_CAUSES)),
      at: v.nullable(v.string()),
      mayPlayerReopen: v.boolean(),
    }),
  ),
  /** Minor units; without bonuses. */
  balance: v.number(),
  bonusBalance: v.number(),
  /** Codes of the blocks of deposits and withdrawals, such as `DEPOSITS_BLOCKED`. */
  depositBlocks: listOf(v.string()),
  withdrawalBlocks: listOf(v.string()),
  /** The blocks of money and play together, with their authority; absent in answers of an earlier release. */
  restrictions: v.optional(listOf(restrictionSchema), []),
  identityStatus: v.picklist(['Done', 'NotRequired', 'Required']),
  wealthStatus: v.picklist(['Done', 'NotNeed', 'Pending', 'Required', 'WillBeRequired']),
  wealthDueAt: v.nullable(v.string()),
  limits: listOf(limitSchema),
  /** Newest first. */
  breaks: listOf(breakSchema),
  /** Emails that prove a decision or a payout, newest first. */
  emails: listOf(v.object({ kind: v.string(), writtenAt: v.string(), sentAt: v.nullable(v.string()) })),
  /** Accounts of the same person at other brands of the operator. */
  otherAccounts: listOf(v.object({ brand: v.string(), playerId: v.string() })),
  erasure: v.nullable(
    v.object({ requestedAt: v.string(), eraseAfter: v.string(), erasedAt: v.nullable(v.string()) }),
  ),
});
export type PlayerRecord = v.InferOutput<typeof playerRecordSchema>;

const eventSchema = v.object({
  at: v.string(),
  /** With `at`, the position from which the next page continues. */
  ref: v.string(),
  subject: v.picklist(TIMELINE_SUBJECTS),
  kind: v.string(),
  staff: v.nullable(v.string()),
  reason: v.nullable(v.string()),
  details: v.record(v.string(), v.unknown()),
});
/** An event of an account. */
export type TimelineEvent = v.InferOutput<typeof eventSchema>;

/** `POST /internal/player-records/timeline` of the api, `POST /player/timeline` of the console: newest first. */
export const playerTimelineSchema = v.object({
  events: listOf(eventSchema),
  /** Older events follow. */
  hasMore: v.boolean(),
});

/** `POST /internal/player-records/decision` of the api, `POST /player/decision` of the console. */
export const accountDecisionSchema = v.object({ outcome: v.literal('OK') });

const openSessionSchema = v.object({
  id: v.string(),
  /** Code of the sign-in method, such as `PASSWORD`. */
  method: v.string(),
  device: v.object({
    kind: v.picklist(['PHONE', 'TABLET', 'COMPUTER']),
    browser: v.nullable(v.string()),
    system: v.nullable(v.string()),
  }),
  /** ISO 3166; null when it was not recorded. */
  country: v.nullable(v.string()),
  startedAt: v.string(),
  lastSeenAt: v.string(),
});
/** A sign-in that has not ended. */
export type OpenSession = v.InferOutput<typeof openSessionSchema>;

/** `POST /internal/player-records/sessions` of the api, `POST /player/sessions` of the console: newest first. */
export const openSessionsSchema = v.object({ sessions: listOf(openSessionSchema) });

const shownNoticeSchema = v.object({
  id: v.string(),
  /** `ACCOUNT_NOTICE`, `REALITY_CHECK` or `LIMIT_REVIEW`. */
  kind: v.string(),
  /** Code of an account notice, such as `KycRequired`. */
  notice: v.nullable(v.string()),
  /** Text of the operator, as the page showed it. */
  title: v.nullable(v.string()),
  shownAt: v.string(),
  /** Code of the player's answer, such as `DISMISSED`. */
  answer: v.nullable(v.string()),
  answeredAt: v.nullable(v.string()),
});
/** A notice that the player was shown. */
export type ShownNotice = v.InferOutput<typeof shownNoticeSchema>;

/** `POST /internal/player-records/notices` of the api, `POST /player/notices` of the console: newest first. */
export const shownNoticesSchema = v.object({ notices: listOf(shownNoticeSchema), isTruncated: v.boolean() });
