import type { LiveChatConversation, LiveChatMessage } from '@foyer/kernel/live-chat';
import type { Pool } from '@foyer/runtime';

interface MessageRow {
  readonly seq: number;
  readonly key: string;
  readonly author: LiveChatMessage['author'];
  readonly name: string | null;
  readonly event: Extract<LiveChatMessage, { readonly author: 'system' }>['event'] | null;
  readonly text: string | null;
  readonly at: Date;
}

interface StateRow {
  readonly id: string;
  readonly status: LiveChatConversation['status'];
  readonly agent: string | null;
  readonly position: number | null;
  readonly read_seq: number;
  readonly rating: LiveChatConversation['rating'];
}

/** Maximum number of messages in one answer; further ones follow in the next. */
export const MAX_MESSAGES = 500;

/** Messages after a position, in order. */
export async function readMessages(pool: Pool, id: string, after: number): Promise<LiveChatMessage[]> {
  const { rows } = await pool.query<MessageRow>(
    `select m.seq, m.key, m.author, a.name, m.event, m.text, m.at from chat.message m left join chat.agent a on a.id = m.agent_id
     where m.conversation_id = $1 and m.seq > $2 order by m.seq limit $3`,
    [id, after, MAX_MESSAGES],
  );
  return rows.map(messageOf);
}

/** The state that a player sees; undefined when retention has deleted the conversation. */
export async function readState(pool: Pool, id: string): Promise<LiveChatConversation | undefined> {
  const { rows } = await pool.query<StateRow>(
    `select c.id, c.status, a.name as agent, c.read_seq, c.rating,
       case when c.status = 'queued' then (select count(*) from chat.conversation q where q.status = 'queued' and (q.waiting_since, q.id) <= (c.waiting_since, c.id)) end as position
     from chat.conversation c left join chat.agent a on a.id = c.agent_id where c.id = $1`,
    [id],
  );
  const row = rows[0];
  if (!row) return undefined;
  const { read_seq: readSeq, agent, ...state } = row;
  return { ...state, agent: agent === null ? null : publicName(agent), readSeq };
}

function messageOf({ seq, key, author, name, event, text, at }: MessageRow): LiveChatMessage {
  const common = { seq, key, at: at.toISOString() };
  switch (author) {
    case 'player':
      return { ...common, author, text: text ?? '' };
    case 'agent':
      return { ...common, author, text: text ?? '', name: publicName(name ?? '') };
    case 'system':
      return {
        ...common,
        author,
        event: event ?? 'queued',
        ...(name === null ? {} : { name: publicName(name) }),
      };
  }
}

/** Players see the first name of an agent only. */
function publicName(name: string): string {
  return name.split(' ', 1)[0] ?? name;
}
