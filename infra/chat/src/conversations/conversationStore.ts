import { randomUUID } from 'node:crypto';
import { inTransaction, type Bus, type Clock, type Pool, type PoolClient } from '@foyer/runtime';
import {
  transition,
  type Command,
  type ConversationState,
  type HistoryEvent,
  type Refusal,
} from './conversation.machine.ts';
import { CONVERSATION_CHANGED, QUEUE_CHANGED } from './topics.ts';

export interface ConversationRow {
  readonly id: string;
  readonly brand: string;
  readonly player_id: string;
  readonly status: 'queued' | 'assigned' | 'ended';
  readonly agent_id: string | null;
  readonly last_seq: number;
}

export interface StoreParts {
  readonly pool: Pool;
  readonly bus: Bus;
  readonly clock: Clock;
}

/** The message that a command adds; without one it only changes the state. */
export interface NewMessage {
  readonly key: string;
  readonly text: string;
  readonly agentId?: string;
}

/**
 * Applies a command to a conversation, in one transaction with its messages and announcements.
 * @returns the refusal; undefined when the command took effect, or had taken effect before under the same key.
 */
export async function applyCommand(
  { pool, bus, clock }: StoreParts,
  id: string,
  command: Command,
  message?: NewMessage,
): Promise<Refusal | 'CONVERSATION_UNKNOWN' | undefined> {
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<ConversationRow>(
      'select id, brand, player_id, status, agent_id, last_seq from chat.conversation where id = $1 for update',
      [id],
    );
    const row = rows[0];
    if (!row) return 'CONVERSATION_UNKNOWN';
    if (message && (await hasKey(client, id, message.key))) return undefined;
    return applyTo(client, row, command, { bus, now: new Date(clock()) }, message);
  });
}

/** Like `applyCommand`, within a transaction that holds the lock of the row. */
export async function applyTo(
  client: PoolClient,
  row: ConversationRow,
  command: Command,
  { bus, now }: { readonly bus: Bus; readonly now: Date },
  message?: NewMessage,
): Promise<Refusal | undefined> {
  const before = stateOf(row);
  const next = transition(before, command);
  if ('refusal' in next) return next.refusal;
  if (message)
    await client.query(
      `with position as (update chat.conversation set last_seq = last_seq + 1, last_message_at = $6, last_author = $3 where id = $1 returning last_seq)
       insert into chat.message (conversation_id, seq, key, author, agent_id, text, at) select $1, last_seq, $2, $3, $4, $5, $6 from position`,
      [
        row.id,
        message.key,
        message.agentId === undefined ? 'player' : 'agent',
        message.agentId ?? null,
        message.text,
        now,
      ],
    );
  if (next.event) await addEvent(client, row.id, next.event, now);
  if (next.state !== before) await setState(client, row.id, next.state, now);
  if (!message && !next.event && next.state === before) return undefined;
  await bus.publishAll(
    [
      {
        topic: CONVERSATION_CHANGED,
        payload: { conversationId: row.id, brand: row.brand, playerId: row.player_id },
      },
      ...(next.state.status === before.status ? [] : [{ topic: QUEUE_CHANGED, payload: {} }]),
    ],
    client,
  );
  return undefined;
}

async function hasKey(client: PoolClient, id: string, key: string): Promise<boolean> {
  const { rowCount } = await client.query(
    'select 1 from chat.message where conversation_id = $1 and key = $2',
    [id, key],
  );
  return rowCount === 1;
}

/** Adds an event to the history. */
export async function addEvent(
  client: PoolClient,
  id: string,
  event: HistoryEvent,
  now: Date,
): Promise<void> {
  await client.query(
    `with position as (update chat.conversation set last_seq = last_seq + 1 where id = $1 returning last_seq)
     insert into chat.message (conversation_id, seq, key, author, agent_id, event, at) select $1, last_seq, $2, 'system', $3, $4, $5 from position`,
    [id, randomUUID(), 'agentId' in event ? event.agentId : null, event.event, now],
  );
}

async function setState(client: PoolClient, id: string, state: ConversationState, now: Date): Promise<void> {
  const agentId = state.status === 'assigned' ? state.agentId : null;
  await client.query(
    `update chat.conversation set status = $2::text, agent_id = case when $2::text = 'ended' then agent_id else $3::text end,
       ended_at = case when $2::text = 'ended' then $4::timestamptz end where id = $1`,
    [id, state.status, agentId, now],
  );
}

function stateOf({ status, agent_id: agentId }: ConversationRow): ConversationState {
  return status === 'assigned' ? { status, agentId: agentId ?? '' } : { status };
}
