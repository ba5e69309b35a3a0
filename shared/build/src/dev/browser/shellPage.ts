import type { Services } from '@foyer/contract';
import type { ReleaseSet, ReleaseSetEntry } from '@foyer/kernel/release-set';

/** The parts of the shell that development uses; a development build of the shell hands itself over. */
export interface ShellPage {
  readonly services: Services;
  readonly platform: {
    readonly telemetry: { failed(area: string, error: unknown): void };
    readonly overrides: OverridesOfPage;
  };
  readonly remotes: {
    readonly releases: {
      current(): ReleaseSet;
      subscribe(listener: () => void): () => void;
      setHoldPolicy(policy: HoldPolicy): void;
      releaseHold(app: string): void;
      shownReleaseOf(app: string): ReleaseSetEntry | undefined;
    };
    readonly mounted: ReadonlySet<{ readonly remote: { readonly entry: ReleaseSetEntry } }>;
    failed(entry: ReleaseSetEntry, error: unknown): void;
  };
}

export type HoldPolicy = (app: string, set: ReleaseSet) => boolean;

interface OverridesOfPage {
  readonly country?: string | undefined;
  readonly currency?: string | undefined;
  readonly lobbyPath?: string | undefined;
  readonly flags: {
    readonly features: Readonly<Record<string, boolean>>;
    readonly variations: Readonly<Record<string, string>>;
  };
}

interface PageGlobals {
  __foyerShellReady?: (shell: ShellPage) => void;
}

/** Resolves when the shell of the page has created its services, before it renders. */
export function shellOfPage(): Promise<ShellPage> {
  return new Promise((resolve) => {
    (globalThis as PageGlobals).__foyerShellReady = resolve;
  });
}
