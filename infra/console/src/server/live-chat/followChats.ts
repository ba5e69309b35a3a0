import { BUS_RECONNECTED, type Bus } from '@foyer/runtime';

/** Announces changes of live chats to open pages, which then read the list again. */
export interface ChatFeed {
  /** Returns the unsubscribe function. */
  onChange(listener: () => void): () => void;
  close(): void;
}

/** Topics of the chat service. */
const TOPICS = ['chat.conversation-changed', 'chat.queue-changed', BUS_RECONNECTED];
/** Changes within this time are announced once. */
const COLLECT_MS = 200;

export function followChats(bus: Pick<Bus, 'subscribe'>): ChatFeed {
  const listeners = new Set<() => void>();
  let timer: NodeJS.Timeout | undefined;

  function announce(): void {
    timer ??= setTimeout(() => {
      timer = undefined;
      for (const listener of listeners) listener();
    }, COLLECT_MS);
    timer.unref();
  }

  const unsubscribes = TOPICS.map((topic) => bus.subscribe(topic, announce));
  return {
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close() {
      clearTimeout(timer);
      for (const unsubscribe of unsubscribes) unsubscribe();
    },
  };
}
