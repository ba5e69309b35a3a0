import {
  INBOX_PATHS,
  inboxMessageSchema,
  readRequestSchema,
  type InboxAnswer,
  type InboxMessage,
} from '@foyer/kernel/inbox';
import { Refusal, type Route, type Routes } from '@foyer/runtime';
import * as v from 'valibot';
import { textOf } from '../content/texts.ts';
import { reading, type PlayerCall, type PlayerRouteDeps } from '../http/playerRoute.ts';
import { readRequestBody } from '../http/requestBody.ts';
import { createRewardView, type ViewReward } from '../rewards/rewardView.ts';
import { isExcluded } from './inboxJob.ts';
import {
  countUnread,
  deleteMessages,
  markRead,
  MESSAGE_PAGE,
  readMessages,
  type MessagePosition,
  type MessageRow,
} from './inboxStore.ts';
import { messageValuesSchema } from './messageValues.ts';

const POSITION = /^(\d{1,15})\.(\d{1,15})$/;

/** Messages to the signed-in player, and marking them as read. */
export function createInboxRoutes(deps: PlayerRouteDeps): Routes<Route> {
  const view = createRewardView(deps);
  const { pool } = deps;

  async function messages(call: PlayerCall): Promise<InboxAnswer> {
    const { caller, eligibility, blocks, stored, locale } = call;
    const now = deps.clock();
    // an excluded player has no messages, also where the event of the exclusion was lost
    if (isExcluded(eligibility.blocks)) await deleteMessages(pool, caller);
    if (blocks.length > 0) return { messages: [], unread: 0, next: null, version: stored.version };
    const [, showsAt, seq] = POSITION.exec(call.url.searchParams.get('before') ?? '') ?? [];
    const before = showsAt === undefined ? undefined : { showsAt: Number(showsAt), seq: Number(seq) };
    const rows = await readMessages(pool, caller, now, before);
    const page = rows.slice(0, MESSAGE_PAGE);
    const viewReward = await view(caller.brand);
    const last = page.at(-1);
    return {
      messages: page.map((row) => viewMessage(row, viewReward, locale)),
      unread: await countUnread(pool, caller, now),
      next: rows.length > MESSAGE_PAGE && last ? positionText(last) : null,
      version: stored.version,
    };
  }

  async function read(call: PlayerCall): Promise<object> {
    const request = v.safeParse(readRequestSchema, await readRequestBody(call.request));
    if (!request.success) throw new Refusal(422, 'FIELD_INVALID', 'The body is invalid.');
    const now = deps.clock();
    await markRead(pool, call.caller, request.output.ids, now);
    return { unread: await countUnread(pool, call.caller, now) };
  }

  return {
    [`GET ${INBOX_PATHS.messages}`]: reading(deps, messages),
    // reading needs no eligibility: nothing is given
    [`POST ${INBOX_PATHS.read}`]: reading(deps, read),
  };
}

function positionText({ shows_at: showsAt, seq }: MessageRow): string {
  const position: MessagePosition = { showsAt: showsAt.getTime(), seq };
  return `${position.showsAt}.${position.seq}`;
}

/** A message with the values of its text in the locale. */
export function viewMessage(row: MessageRow, viewReward: ViewReward, locale: string): InboxMessage {
  const { name, reward, count, ...values } = v.parse(messageValuesSchema, row.data);
  return v.parse(inboxMessageSchema, {
    ...values,
    id: row.id,
    kind: row.kind,
    at: row.shows_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    isRead: row.read_at !== null,
    name: textOf(name, locale),
    reward: reward === null ? null : viewReward(reward),
    count,
    points: count,
  });
}
