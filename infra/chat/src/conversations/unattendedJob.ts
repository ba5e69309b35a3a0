import { startJob, type Job } from '@foyer/runtime';
import type { ChatParts } from '../deps.ts';
import { applyCommand } from './conversationStore.ts';

type UnattendedParts = Pick<ChatParts, 'pool' | 'bus' | 'clock' | 'settings' | 'log'>;

const EVERY_MS = 30_000;
const MINUTE_MS = 60_000;
/** Time without a request after which an agent counts as absent; an open page sends one every half minute. */
const AGENT_LEFT_MS = 5 * MINUTE_MS;
const MAX_PER_RUN = 100;

/** Starts the job that ends idle conversations and returns those of agents who left to the queue. */
export function startUnattendedJob(parts: UnattendedParts): Job<number> {
  return startJob({
    name: 'unattended live chats',
    everyMs: EVERY_MS,
    jitter: 0.1,
    log: parts.log,
    run: () => releaseUnattended(parts),
  });
}

/** @returns how many conversations were ended or returned. */
export async function releaseUnattended(parts: UnattendedParts): Promise<number> {
  const { pool, clock, settings } = parts;
  const idle = await pool.query<{ id: string }>(
    `select id from chat.conversation where status <> 'ended' and last_message_at < $1 order by last_message_at limit $2`,
    [new Date(clock() - settings.chatIdleMinutes * MINUTE_MS), MAX_PER_RUN],
  );
  for (const { id } of idle.rows) await applyCommand(parts, id, { type: 'end-idle' });
  const left = await pool.query<{ id: string; agent_id: string }>(
    `select c.id, a.id as agent_id from chat.conversation c join chat.agent a on a.id = c.agent_id
     where c.status = 'assigned' and a.last_seen_at < $1 order by c.waiting_since limit $2`,
    [new Date(clock() - AGENT_LEFT_MS), MAX_PER_RUN],
  );
  // for the agent who left: refused when the conversation was transferred meanwhile
  for (const { id, agent_id: agentId } of left.rows)
    await applyCommand(parts, id, { type: 'return', agentId, isSupervisor: false });
  return idle.rows.length + left.rows.length;
}
