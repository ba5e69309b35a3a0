/** The inbox in the player API of the engagement service. Shared by the service and the browser. */
import * as v from 'valibot';
import { rewardSchema } from './reward.ts';

/** Paths below the host of the provider. */
export const INBOX_PATHS = {
  messages: '/api/engagement/v1/inbox',
  read: '/api/engagement/v1/inbox/read',
} as const;

const instant = v.pipe(v.string(), v.isoTimestamp());
const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const reward = v.nullable(rewardSchema);

const common = {
  id: v.string(),
  at: instant,
  isRead: v.boolean(),
  /** The message is removed then; null: not by time. */
  expiresAt: v.nullable(instant),
  /** Name of the mission, level, tournament or mini-game in the requested locale. */
  name: v.string(),
};

/** Messages by kind with the values of their texts; the browser writes the texts. */
export const inboxMessageSchema = v.variant('kind', [
  v.object({ ...common, kind: v.literal('mission-completed'), reward, missionId: v.string() }),
  v.object({ ...common, kind: v.literal('mission-claimable'), reward, missionId: v.string() }),
  v.object({ ...common, kind: v.literal('claim-expires'), reward, missionId: v.string() }),
  v.object({ ...common, kind: v.literal('level-reached'), reward, level: whole }),
  v.object({ ...common, kind: v.literal('tournament-result'), reward, place: v.nullable(whole) }),
  v.object({ ...common, kind: v.literal('tournament-cancelled'), points: whole }),
  v.object({ ...common, kind: v.literal('plays-granted'), count: whole }),
  v.object({ ...common, kind: v.literal('plays-expire'), count: whole }),
  v.object({ ...common, kind: v.literal('mini-game-prize'), reward }),
]);
export type InboxMessage = v.InferOutput<typeof inboxMessageSchema>;
export type InboxKind = InboxMessage['kind'];

export const inboxAnswerSchema = v.object({
  /** Newest first. */
  messages: v.array(inboxMessageSchema),
  /** Unread messages in all. */
  unread: whole,
  /** `before` of the next page; null at the end. */
  next: v.nullable(v.string()),
  version: whole,
});
export type InboxAnswer = v.InferOutput<typeof inboxAnswerSchema>;

const MAX_READ = 100;
/** Marks messages as read; repeating it changes nothing. */
export const readRequestSchema = v.object({
  ids: v.pipe(v.array(v.pipe(v.string(), v.maxLength(64))), v.minLength(1), v.maxLength(MAX_READ)),
});
export const readAnswerSchema = v.object({ unread: whole });
