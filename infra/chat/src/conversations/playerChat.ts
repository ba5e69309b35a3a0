import { randomUUID } from 'node:crypto';
import {
  chatVisitor,
  isChatVisitor,
  LIVE_CHAT_MESSAGE_LENGTH,
  type LiveChatRefusal,
} from '@foyer/kernel/live-chat';
import { inTransaction, type LiveChatCaller, type PoolClient } from '@foyer/runtime';
import {
  addEvent,
  applyCommand,
  applyTo,
  type ConversationRow,
  type StoreParts,
} from './conversationStore.ts';
import { CONVERSATION_CHANGED } from './topics.ts';

/** Limits of one player, over all processes. */
const MESSAGES_PER_MINUTE = 20;
const MINUTE_MS = 60_000;
const CONVERSATIONS_PER_HOUR = 10;
const HOUR_MS = 60 * MINUTE_MS;
const TRANSCRIPTS_PER_CONVERSATION = 3;
/**
 * Maximum number of waiting visitors of a brand. A visitor can return under another id, so that limits per
 * visitor are not enough.
 */
export const WAITING_VISITORS = 30;

type Player = Pick<LiveChatCaller, 'brand' | 'playerId'>;

export interface SendRequest {
  /** The conversation that the page shows; null starts one, or continues the open one. */
  readonly conversation: string | null;
  /** Made by the page, the same for each repetition. */
  readonly key: string;
  readonly text: string;
}

/** Requests of a player. Each checks that the conversation belongs to the player. */
export interface PlayerChat {
  /** The open conversation, or the one that the page names. */
  find(player: Player, named: string | null): Promise<string | undefined>;
  /** Adds a message once per key. @returns the conversation, or the refusal. */
  send(caller: LiveChatCaller, request: SendRequest): Promise<{ readonly id: string } | LiveChatRefusal>;
  markRead(player: Player, id: string, seq: number): Promise<void>;
  end(player: Player, id: string): Promise<LiveChatRefusal | undefined>;
  rate(player: Player, id: string, rating: number): Promise<void>;
  requestTranscript(player: Player, id: string): Promise<LiveChatRefusal | undefined>;
}

export function createPlayerChat(parts: StoreParts): PlayerChat {
  const { pool, bus, clock } = parts;

  async function owns({ brand, playerId }: Player, id: string): Promise<boolean> {
    const { rowCount } = await pool.query(
      'select 1 from chat.conversation where id = $1 and brand = $2 and player_id = $3',
      [id, brand, playerId],
    );
    return rowCount === 1;
  }

  return {
    async find({ brand, playerId }, named) {
      const { rows } = await pool.query<{ id: string }>(
        `select id from chat.conversation where brand = $1 and player_id = $2 and (status <> 'ended' or id = $3)
         order by status = 'ended' limit 1`,
        [brand, playerId, named],
      );
      return rows[0]?.id;
    },
    async send(caller, { conversation, key, text }) {
      const trimmed = text.trim();
      if (trimmed === '') return 'MESSAGE_EMPTY';
      if (trimmed.length > LIVE_CHAT_MESSAGE_LENGTH) return 'MESSAGE_TOO_LONG';
      return inTransaction(pool, async (client) => {
        // serialises the requests of one player: the limits and the start of a conversation are decided once
        await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
          `chat ${caller.brand} ${caller.playerId}`,
        ]);
        const repeated = await conversationOfKey(client, caller, key);
        if (repeated !== undefined) return { id: repeated };
        const now = new Date(clock());
        if (await isTooFast(client, caller, now)) return 'RATE_LIMITED';
        const row = await lock(client, caller, conversation);
        if (!row && conversation !== null) return 'CONVERSATION_UNKNOWN';
        const found = row ?? (await start(client, caller, now));
        if (typeof found === 'string') return found;
        const refusal = await applyTo(
          client,
          found,
          { type: 'player-message' },
          { bus, now },
          { key, text: trimmed },
        );
        if (refusal) return 'CONVERSATION_ENDED';
        if (!row) await bus.publishAll([{ topic: 'chat.queue-changed', payload: {} }], client);
        return { id: found.id };
      });
    },
    async markRead({ brand, playerId }, id, seq) {
      await inTransaction(pool, async (client) => {
        const { rowCount } = await client.query(
          `update chat.conversation set read_seq = least($4, last_seq) where id = $1 and brand = $2 and player_id = $3 and read_seq < least($4, last_seq)`,
          [id, brand, playerId, seq],
        );
        if (rowCount === 1)
          await bus.publishAll(
            [{ topic: CONVERSATION_CHANGED, payload: { conversationId: id, brand, playerId } }],
            client,
          );
      });
    },
    async end(player, id) {
      if (!(await owns(player, id))) return 'CONVERSATION_UNKNOWN';
      await applyCommand(parts, id, { type: 'end-by-player' });
      return undefined;
    },
    async rate({ brand, playerId }, id, rating) {
      await inTransaction(pool, async (client) => {
        const { rowCount } = await client.query(
          `update chat.conversation set rating = $4 where id = $1 and brand = $2 and player_id = $3 and status = 'ended'`,
          [id, brand, playerId, rating],
        );
        if (rowCount === 1)
          await bus.publishAll(
            [{ topic: CONVERSATION_CHANGED, payload: { conversationId: id, brand, playerId } }],
            client,
          );
      });
    },
    async requestTranscript(player, id) {
      if (!(await owns(player, id))) return 'CONVERSATION_UNKNOWN';
      if (isChatVisitor(player.playerId)) return 'NO_EMAIL';
      const { rows } = await pool.query<{ count: number }>(
        'select count(*) from chat.transcript where conversation_id = $1 and sent_at is not null',
        [id],
      );
      if ((rows[0]?.count ?? 0) >= TRANSCRIPTS_PER_CONVERSATION) return 'RATE_LIMITED';
      await addTranscript(parts, id, 'player');
      return undefined;
    },
  };
}

/** Requests the transcript of everything so far; a pending request is not repeated. */
export async function addTranscript({ pool, clock }: StoreParts, id: string, by: string): Promise<void> {
  await pool.query(
    `insert into chat.transcript (conversation_id, requested_by, up_to_seq, requested_at)
     select id, $2, last_seq, $3 from chat.conversation where id = $1
     on conflict (conversation_id) where sent_at is null do nothing`,
    [id, by, new Date(clock())],
  );
}

async function conversationOfKey(
  client: PoolClient,
  { brand, playerId }: Player,
  key: string,
): Promise<string | undefined> {
  const { rows } = await client.query<{ id: string }>(
    `select c.id from chat.conversation c join chat.message m on m.conversation_id = c.id
     where c.brand = $1 and c.player_id = $2 and m.key = $3 and m.author = 'player'`,
    [brand, playerId, key],
  );
  return rows[0]?.id;
}

async function isTooFast(client: PoolClient, { brand, playerId }: Player, now: Date): Promise<boolean> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*) from chat.conversation c join chat.message m on m.conversation_id = c.id
     where c.brand = $1 and c.player_id = $2 and m.author = 'player' and m.at > $3`,
    [brand, playerId, new Date(now.getTime() - MINUTE_MS)],
  );
  return (rows[0]?.count ?? 0) >= MESSAGES_PER_MINUTE;
}

async function lock(
  client: PoolClient,
  { brand, playerId }: Player,
  named: string | null,
): Promise<ConversationRow | undefined> {
  const { rows } = await client.query<ConversationRow>(
    `select id, brand, player_id, status, agent_id, last_seq from chat.conversation
     where brand = $1 and player_id = $2 and (id = $3 or ($3::uuid is null and status <> 'ended')) for update`,
    [brand, playerId, named],
  );
  return rows[0];
}

async function waitingVisitors(client: PoolClient, brand: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*) from chat.conversation where status = 'queued' and brand = $1 and starts_with(player_id, $2)`,
    [brand, chatVisitor('')],
  );
  return rows[0]?.count ?? 0;
}

async function start(
  client: PoolClient,
  { brand, playerId, name, locale }: LiveChatCaller,
  now: Date,
): Promise<ConversationRow | 'RATE_LIMITED' | 'QUEUE_FULL'> {
  if (isChatVisitor(playerId) && (await waitingVisitors(client, brand)) >= WAITING_VISITORS)
    return 'QUEUE_FULL';
  const { rows } = await client.query<{ count: number }>(
    'select count(*) from chat.conversation where brand = $1 and player_id = $2 and started_at > $3',
    [brand, playerId, new Date(now.getTime() - HOUR_MS)],
  );
  if ((rows[0]?.count ?? 0) >= CONVERSATIONS_PER_HOUR) return 'RATE_LIMITED';
  const id = randomUUID();
  await client.query(
    `insert into chat.conversation (id, brand, player_id, player_name, locale, waiting_since, started_at, last_message_at)
     values ($1, $2, $3, $4, $5, $6, $6, $6)`,
    [id, brand, playerId, name, locale, now],
  );
  await addEvent(client, id, { event: 'queued' }, now);
  return { id, brand, player_id: playerId, status: 'queued', agent_id: null, last_seq: 1 };
}
