import type { IdentityProvider } from './adapters/identityProvider.ts';
import type { Tabs } from './adapters/tabs.ts';
import type { Tokens } from './tokens.ts';

/** In ms: how long another tab may take to share its tokens. */
export const TABS_TIMEOUT_MS = 100;

export interface RenewalPorts {
  readonly tabs: Tabs;
  provider(): Promise<IdentityProvider>;
  /** The tokens of this tab now; messages of other tabs change them meanwhile. */
  current(): Tokens | undefined;
  wait(ms: number): Promise<void>;
  /** Called with newly issued tokens, which carry the current time; tokens of other tabs do not. */
  onIssued(tokens: Tokens): void;
}

export interface Renewal {
  /**
   * New tokens in place of `stale`, fetched by exactly one tab. Concurrent callers in this tab share the
   * request.
   */
  renew(stale: Tokens): Promise<Tokens>;
  /** The session of another tab, otherwise the identity server's. */
  restore(): Promise<Tokens | undefined>;
}

/**
 * One renewal for all tabs: two concurrent refreshes are treated as token theft and end the session
 * (requirements/reliability#refresh-race).
 */
export function createRenewal(ports: RenewalPorts): Renewal {
  let running: Promise<Tokens> | undefined;

  const isNewer = (tokens: Tokens | undefined, stale: Tokens): tokens is Tokens =>
    tokens !== undefined && tokens.accessToken !== stale.accessToken;

  async function renewExclusively(stale: Tokens): Promise<Tokens> {
    return ports.tabs.exclusively(async () => {
      // The previous holder of the lock may have renewed; its message can arrive after the lock.
      const known = await requestFromTabs((tokens) => isNewer(tokens, stale));
      if (isNewer(known, stale)) return known;
      const provider = await ports.provider();
      const tokens = await provider.renew(stale);
      ports.onIssued(tokens);
      ports.tabs.post({ type: 'tokens', tokens, isSignIn: false });
      return tokens;
    });
  }

  async function requestFromTabs(
    isEnough: (tokens: Tokens | undefined) => boolean,
  ): Promise<Tokens | undefined> {
    if (!isEnough(ports.current())) {
      ports.tabs.post({ type: 'tokens-wanted' });
      await ports.wait(TABS_TIMEOUT_MS);
    }
    return ports.current();
  }

  return {
    renew(stale) {
      running ??= renewExclusively(stale).finally(() => {
        running = undefined;
      });
      return running;
    },
    async restore() {
      // a tab with tokens answers at once, also while another one waits for the identity server
      const known = await requestFromTabs((tokens) => tokens !== undefined);
      if (known) return known;
      return ports.tabs.exclusively(async () => {
        const found = await requestFromTabs((tokens) => tokens !== undefined);
        if (found) return found;
        const provider = await ports.provider();
        const tokens = await provider.restore();
        if (tokens) ports.onIssued(tokens);
        if (tokens) ports.tabs.post({ type: 'tokens', tokens, isSignIn: false });
        return tokens;
      });
    },
  };
}
