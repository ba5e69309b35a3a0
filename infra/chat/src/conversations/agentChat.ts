import { isChatVisitor, LIVE_CHAT_MESSAGE_LENGTH } from '@foyer/kernel/live-chat';
import type { AgentOutcome, AgentQueue, AgentView } from '@foyer/kernel/live-chat-agents';
import { applyCommand, type StoreParts } from './conversationStore.ts';
import type { Command } from './conversation.machine.ts';
import { addTranscript } from './playerChat.ts';
import { MAX_MESSAGES, readMessages } from './readConversation.ts';

/** A support agent or operator, as the console has authenticated them. */
export interface Agent {
  readonly id: string;
  readonly name: string;
  /** An operator may return conversations of other agents to the queue. */
  readonly isSupervisor: boolean;
}

export type AgentCommand =
  | { readonly type: 'assign' | 'return' | 'end' | 'transcript' }
  | { readonly type: 'transfer'; readonly to: string }
  | { readonly type: 'send'; readonly key: string; readonly text: string };

/** Requests of support agents, for all brands. */
export interface AgentChat {
  /** All open conversations, the longest wait first. Marks the agent as available. */
  queue(agent: Agent): Promise<AgentQueue>;
  /** The latest 500 messages of a conversation, also of an ended one. */
  view(id: string): Promise<AgentView | undefined>;
  execute(agent: Agent, id: string, command: AgentCommand): Promise<AgentOutcome>;
}

/** The console polls every half minute; an agent who misses two requests is not available. */
export const AGENT_AVAILABLE_MS = 75_000;

interface QueueRow {
  readonly id: string;
  readonly brand: string;
  readonly locale: string;
  readonly player_id: string;
  readonly player_name: string;
  readonly status: 'queued' | 'assigned' | 'ended';
  readonly agent_id: string | null;
  readonly agent_name: string | null;
  readonly waiting_since: Date;
  readonly last_author: string | null;
  readonly last_seq: number;
}

export function createAgentChat(parts: StoreParts): AgentChat {
  const { pool, clock } = parts;

  async function markSeen({ id, name }: Agent): Promise<void> {
    await pool.query(
      'insert into chat.agent (id, name, last_seen_at) values ($1, $2, $3) on conflict (id) do update set name = excluded.name, last_seen_at = excluded.last_seen_at',
      [id, name, new Date(clock())],
    );
  }

  return {
    async queue(agent) {
      await markSeen(agent);
      const [open, agents] = await Promise.all([
        pool.query<QueueRow>(
          `select c.id, c.brand, c.locale, c.player_id, c.player_name, c.status, c.agent_id, a.name as agent_name, c.waiting_since, c.last_author, c.last_seq
           from chat.conversation c left join chat.agent a on a.id = c.agent_id where c.status <> 'ended' order by c.waiting_since, c.id limit 500`,
        ),
        pool.query<{ id: string; name: string }>(
          'select id, name from chat.agent where last_seen_at > $1 order by name, id',
          [new Date(clock() - AGENT_AVAILABLE_MS)],
        ),
      ]);
      return {
        self: agent.id,
        conversations: open.rows.map(agentConversationOf),
        agents: agents.rows,
      };
    },
    async view(id) {
      const { rows } = await pool.query<QueueRow & { rating: number | null }>(
        `select c.id, c.brand, c.locale, c.player_id, c.player_name, c.status, c.agent_id, a.name as agent_name, c.waiting_since, c.last_author, c.last_seq, c.rating
         from chat.conversation c left join chat.agent a on a.id = c.agent_id where c.id = $1`,
        [id],
      );
      const row = rows[0];
      return (
        row && {
          conversation: agentConversationOf(row),
          messages: await readMessages(pool, id, Math.max(0, row.last_seq - MAX_MESSAGES)),
          rating: row.rating,
        }
      );
    },
    async execute(agent, id, command) {
      await markSeen(agent);
      if (command.type === 'transcript') {
        if (await isOfVisitor(id)) return { refusal: 'NO_EMAIL' };
        await addTranscript(parts, id, agent.id);
        return { refusal: null };
      }
      if (command.type === 'transfer' && !(await isKnown(command.to))) return { refusal: 'AGENT_UNKNOWN' };
      if (command.type !== 'send')
        return { refusal: (await applyCommand(parts, id, stateCommand(agent, command))) ?? null };
      const text = command.text.trim();
      if (text === '') return { refusal: 'MESSAGE_EMPTY' };
      if (text.length > LIVE_CHAT_MESSAGE_LENGTH) return { refusal: 'MESSAGE_TOO_LONG' };
      const message = { key: command.key, text, agentId: agent.id };
      const refusal = await applyCommand(parts, id, { type: 'agent-message', agentId: agent.id }, message);
      return { refusal: refusal ?? null };
    },
  };

  async function isOfVisitor(id: string): Promise<boolean> {
    const { rows } = await pool.query<{ player_id: string }>(
      'select player_id from chat.conversation where id = $1',
      [id],
    );
    return isChatVisitor(rows[0]?.player_id ?? '');
  }

  async function isKnown(id: string): Promise<boolean> {
    const { rowCount } = await pool.query('select 1 from chat.agent where id = $1 and last_seen_at > $2', [
      id,
      new Date(clock() - AGENT_AVAILABLE_MS),
    ]);
    return rowCount === 1;
  }
}

function stateCommand(
  { id: agentId, isSupervisor }: Agent,
  command:
    | Exclude<AgentCommand, { readonly type: 'send' | 'transcript' }>
    | { readonly type: 'assign' | 'return' | 'end' },
): Command {
  switch (command.type) {
    case 'assign':
      return { type: 'assign', agentId };
    case 'return':
      return { type: 'return', agentId, isSupervisor };
    case 'transfer':
      return { type: 'transfer', agentId, to: command.to };
    default:
      return { type: 'end-by-agent', agentId };
  }
}

function agentConversationOf(row: QueueRow): AgentQueue['conversations'][number] {
  const { agent_id: id, agent_name: name } = row;
  return {
    id: row.id,
    brand: row.brand,
    locale: row.locale,
    playerId: row.player_id,
    name: row.player_name,
    status: row.status,
    agent: id === null || name === null ? null : { id, name },
    waitingSince: row.waiting_since.toISOString(),
    needsReply: row.last_author === 'player',
    lastSeq: row.last_seq,
  };
}
