import { afterEach } from '@jest/globals';
import type { PageCheckResult } from '@foyer/kernel/page-check-answers';
import type { CheckedClient } from './checkedClient.ts';
import { registerStarted } from './registerStarted.ts';
import { startTamperedSite, type SiteAnswer, type TamperedSite, type Tampering } from './tamperedSite.ts';
import { startTestRegistry, type TestRegistry } from './testRegistry.ts';

/** A site with a shell and a remote behind an intermediary that may be compromised, and the registry that checks it on demand. */
export interface WatchedSite {
  readonly site: TamperedSite;
  readonly registry: TestRegistry;
  readonly operator: CheckedClient;
  /** Publishes a release and promotes it. */
  live(app: string, release: string, sequence: number): Promise<void>;
  check(): Promise<PageCheckResult>;
  /** Number of page check alerts. */
  alerts(): number;
  close(): Promise<void>;
}

/** The site of a test file; a test's tampering ends with the test. */
export function registerWatchedSite(): WatchedSite {
  const watched = registerStarted(startWatchedSite, (started) => started.close());
  afterEach(() => void (watched.site.tampering = undefined));
  return watched;
}

async function startWatchedSite(): Promise<WatchedSite> {
  const site = await startTamperedSite();
  // real timers never fire within the time of a test
  const registry = await startTestRegistry({
    FOYER_GATEWAY_PORT: String(site.port),
    FOYER_PAYMENTS_PORT: String(site.port),
    FOYER_PAGE_CHECK_SECONDS: '86400',
  });
  const operator = await registry.as('staff/operator');

  async function live(app: string, release: string, sequence: number): Promise<void> {
    await registry.publish(app, release, sequence);
    await operator.post('/v1/changes', {
      environment: 'production',
      reason: 'Test',
      kind: 'promote',
      app,
      release,
    });
  }

  await live('shell', 's1', 1);
  await live('mfe-casino', 'k1', 1);
  await site.open(registry.dependencies);
  return {
    site,
    registry,
    operator,
    live,
    check: () => operator.post('/v1/page-check', {}),
    alerts: () => registry.logLines.filter((line) => line.includes('ALERT page-')).length,
    async close() {
      await site.close();
      await registry.close();
    },
  };
}

/** Applies a change to documents of the brands only. */
export function inPages(change: (answer: SiteAnswer) => void): Tampering {
  return (answer, path) => {
    if (String(answer.headers['content-type']).startsWith('text/html') && !path.startsWith('/frame/'))
      change(answer);
  };
}

/** Applies a change to responses of the payment provider only. */
export function inFrame(
  folder: '/frame/' | '/inventory' | '/assets/frame-',
  change: (answer: SiteAnswer) => void,
): Tampering {
  return (answer, path) => {
    if (path.startsWith(folder)) change(answer);
  };
}

/** Answers every page with this status. */
export function respondWith(status: number): Tampering {
  return inPages((answer) => (answer.status = status));
}

export function planted(markup: string): Tampering {
  return inPages((answer) => (answer.body = answer.body.replace('</head>', `${markup}</head>`)));
}
