import type { LogoutReason } from '@foyer/contract';
import type { Tokens } from '../tokens.ts';

export type TabMessage =
  | { readonly type: 'tokens-wanted' }
  | { readonly type: 'tokens'; readonly tokens: Tokens; readonly isSignIn: boolean }
  | { readonly type: 'signed-out'; readonly sessionId: string; readonly reason: LogoutReason | undefined };

/** Communication with other tabs of the same origin. Tokens stay in memory on both sides. */
export interface Tabs {
  post(message: TabMessage): void;
  listen(listener: (message: TabMessage) => void): void;
  /** Runs the work in one tab at a time. */
  exclusively<Result>(work: () => Promise<Result>): Promise<Result>;
}

const NAME = 'foyer-session';

/** Uses BroadcastChannel and Web Locks; in a browser without them tabs are independent. */
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
