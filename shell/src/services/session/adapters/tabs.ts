import type { LogoutReason } from '@foyer/contract';
import type { Tokens } from '../tokens.ts';

export type TabMessage =
  | { readonly type: 'tokens-wanted' }
  | { readonly type: 'tokens'; readonly tokens: Tokens; readonly isSignIn: boolean }
  | { readonly type: 'signed-out'; readonly sessionId: string; readonly reason: LogoutReason | undefined };

/** The other tabs of the same origin. What they say stays in memory on both sides. */
export interface Tabs {
  post(message: TabMessage): void;
  listen(listener: (message: TabMessage) => void): void;
  /** One tab at a time. */
  exclusively<Result>(work: () => Promise<Result>): Promise<Result>;
}

const NAME = 'foyer-session';

/** BroadcastChannel and Web Locks; a browser without them has tabs that do not know of each other. */
export function createTabs(): Tabs {
  const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel(NAME) : undefined;
  return {
    post: (message) => channel?.postMessage(message),
    listen(listener) {
      if (channel) channel.onmessage = ({ data }: MessageEvent<TabMessage>) => listener(data);
    },
    async exclusively(work) {
      if (!('locks' in navigator)) return work();
      return navigator.locks.request(NAME, work);
    },
  };
}
