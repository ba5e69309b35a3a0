import type { Bus } from '@foyer/runtime';
import * as v from 'valibot';

const MAX_REMEMBERED = 20_000;
const sessionEndedSchema = v.object({ sid: v.string() });

/** Ended sessions whose tokens may not have expired yet. */
export interface EndedSessions {
  has(sid: string): boolean;
  /** Returns the unsubscribe function. */
  onEnded(listener: (sid: string) => void): () => void;
  close(): void;
}

/**
 * Collects the session ends that the identity service announces. A lost announcement does no harm to actions:
 * they check the session with the operator.
 */
export function createEndedSessions(bus: Bus): EndedSessions {
  const ended = new Set<string>();
  const listeners = new Set<(sid: string) => void>();
  const unsubscribe = bus.subscribe('identity.session-destroyed', (payload) => {
    const read = v.safeParse(sessionEndedSchema, payload);
    if (!read.success) return;
    ended.add(read.output.sid);
    const oldest = ended.size > MAX_REMEMBERED ? ended.values().next().value : undefined;
    if (oldest !== undefined) ended.delete(oldest);
    for (const listener of listeners) listener(read.output.sid);
  });
  return {
    has: (sid) => ended.has(sid),
    onEnded(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close: unsubscribe,
  };
}
