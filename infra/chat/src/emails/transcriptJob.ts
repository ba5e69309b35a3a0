import type { LiveChatMessage } from '@foyer/kernel/live-chat';
import { isBrandId } from '@foyer/market';
import { startJob, type Job, type Pool } from '@foyer/runtime';
import * as v from 'valibot';
import { readMessages } from '../conversations/readConversation.ts';
import type { ChatParts } from '../deps.ts';
import { transcriptEmails, type Email } from './transcript.ts';

type TranscriptParts = Pick<
  ChatParts,
  'pool' | 'clock' | 'settings' | 'log' | 'serviceClient' | 'identityUrl'
>;

interface DueRow {
  readonly id: number;
  readonly conversation_id: string;
  readonly up_to_seq: number;
  readonly next_part: number;
  readonly brand: string;
  readonly player_id: string;
  readonly locale: string;
}

const EVERY_MS = 10_000;
const MAX_PER_RUN = 20;
const sentSchema = v.object({ sent: v.literal(true) });

/** Starts the job that sends requested transcripts through identity, which has the addresses. */
export function startTranscriptJob(parts: TranscriptParts): Job<number> {
  return startJob({
    name: 'live chat transcripts',
    everyMs: EVERY_MS,
    jitter: 0.1,
    log: parts.log,
    run: () => sendTranscripts(parts),
  });
}

/**
 * Sends one batch and returns how many transcripts are complete. Each part is sent at least once: requests
 * are claimed before the call, and a claimed one without an answer is sent again after a minute.
 */
export async function sendTranscripts(parts: TranscriptParts): Promise<number> {
  const { pool, clock } = parts;
  const { rows } = await pool.query<DueRow>(
    `with due as (
       update chat.transcript set attempted_at = $1::timestamptz where id in (
         select id from chat.transcript where sent_at is null and (attempted_at is null or attempted_at < $1::timestamptz - interval '1 minute')
         order by id limit $2 for update skip locked)
       returning id, conversation_id, up_to_seq, next_part)
     select due.id, due.conversation_id, due.up_to_seq, due.next_part, c.brand, c.player_id, c.locale
     from due join chat.conversation c on c.id = due.conversation_id order by due.id`,
    [new Date(clock()), MAX_PER_RUN],
  );
  let sent = 0;
  for (const row of rows) if (await sendParts(parts, row)) sent += 1;
  return sent;
}

async function sendParts(parts: TranscriptParts, row: DueRow): Promise<boolean> {
  const { pool, clock } = parts;
  if (!isBrandId(row.brand)) return false;
  const messages = await messagesUpTo(pool, row.conversation_id, row.up_to_seq);
  const emails = transcriptEmails(row.brand, row.locale, messages);
  for (const [part, email] of emails.entries()) {
    if (part < row.next_part) continue;
    if (!(await send(parts, row, email))) return false;
    await pool.query('update chat.transcript set next_part = $2 where id = $1', [row.id, part + 1]);
  }
  await pool.query('update chat.transcript set sent_at = $2 where id = $1', [row.id, new Date(clock())]);
  return true;
}

async function messagesUpTo(pool: Pool, id: string, upTo: number): Promise<readonly LiveChatMessage[]> {
  const messages: LiveChatMessage[] = [];
  for (;;) {
    const next = await readMessages(pool, id, messages.at(-1)?.seq ?? 0);
    messages.push(...next.filter(({ seq }) => seq <= upTo));
    if (next.length === 0 || (next.at(-1)?.seq ?? upTo) >= upTo) return messages;
  }
}

async function send(
  { serviceClient, identityUrl, settings, clock, log }: TranscriptParts,
  { id, player_id: playerId, brand, locale }: DueRow,
  email: Email,
): Promise<boolean> {
  try {
    const answer = await serviceClient.callSigned({
      baseUrl: identityUrl,
      path: `/internal/players/${encodeURIComponent(playerId)}/emails/send`,
      body: { brand, locale, ...email },
      secret: settings.internalSecret,
      clock,
    });
    if (answer.status === 200 && v.is(sentSchema, answer.body)) return true;
    log.warn('transcript not accepted', { transcript: id, status: answer.status });
  } catch (error) {
    log.warn('transcript not accepted', { transcript: id, error });
  }
  return false;
}
