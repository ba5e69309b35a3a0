import type { IdentityProvider } from './adapters/identityProvider.ts';
import type { Tabs } from './adapters/tabs.ts';
import type { Tokens } from './tokens.ts';

/** How long another tab may take to hand over what it has. */
export const ASK_TABS_MS = 100;

export interface RenewalPorts {
  readonly tabs: Tabs;
  provider(): Promise<IdentityProvider>;
  /** What this tab holds now; other tabs' messages change it meanwhile. */
  current(): Tokens | undefined;
  wait(ms: number): Promise<void>;
  /** Issued this moment, so that it tells what time it is; tokens of other tabs do not. */
  onIssued(tokens: Tokens): void;
}

export interface Renewal {
  /** New tokens in place of `stale`, fetched by exactly one tab. Shared by all who ask this tab at the same time. */
  renew(stale: Tokens): Promise<Tokens>;
  /** The session of another tab, else the identity server's. */
  restore(): Promise<Tokens | undefined>;
}

/** One renewal for all tabs: two refreshes at once would look like a stolen token and end the session (requirements/reliability#refresh-race). */
export function createRenewal(ports: RenewalPorts): Renewal {
  let running: Promise<Tokens> | undefined;

  const isNewer = (tokens: Tokens | undefined, stale: Tokens): tokens is Tokens =>
    tokens !== undefined && tokens.accessToken !== stale.accessToken;

  async function renewAlone(stale: Tokens): Promise<Tokens> {
    return ports.tabs.exclusively(async () => {
      // Whoever held the lock before us may have renewed; its message can be later than the lock.
      const known = await askTabs((tokens) => isNewer(tokens, stale));
      if (isNewer(known, stale)) return known;
      const provider = await ports.provider();
      const tokens = await provider.renew(stale);
      ports.onIssued(tokens);
      ports.tabs.post({ type: 'tokens', tokens, isSignIn: false });
      return tokens;
    });
  }

  async function askTabs(isEnough: (tokens: Tokens | undefined) => boolean): Promise<Tokens | undefined> {
    if (!isEnough(ports.current())) {
      ports.tabs.post({ type: 'tokens-wanted' });
      await ports.wait(ASK_TABS_MS);
    }
    return ports.current();
  }

  return {
    renew(stale) {
      running ??= renewAlone(stale).finally(() => {
        running = undefined;
      });
      return running;
    },
    async restore() {
      // a tab that has them answers at once, also while yet another one is talking to the identity server
      const known = await askTabs((tokens) => tokens !== undefined);
      if (known) return known;
      return ports.tabs.exclusively(async () => {
        const found = await askTabs((tokens) => tokens !== undefined);
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
