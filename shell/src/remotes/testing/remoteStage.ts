import { jest } from '@jest/globals';
import type { RemoteModule, RemoteTarget, Services, Telemetry } from '@foyer/contract';
import type { ReleaseSet, ReleaseSetEntry } from '@foyer/kernel/release-set';
import { createBus } from '../../services/bus/createBus.ts';
import { createMountPoint } from '../outlet/createMountPoint.ts';
import { createReleases } from '../../releases/releases.ts';
import { createRemotes } from '../loading/remotes.ts';
import { createStyles } from '../styles/styles.ts';

const ORIGIN = 'http://aurora.test';
export const TARGET: RemoteTarget = { kind: 'page', route: 'lobby', params: {} };
const VERSIONS = { react: '19.3.1' };

export function entry(release: string, change: Partial<ReleaseSetEntry> = {}): ReleaseSetEntry {
  return {
    app: 'mfe-casino',
    release,
    version: '1.0.0',
    contract: 1,
    owner: 'casino',
    container: `casino_${release}`,
    base: `/assets/mfe-casino/${release}/`,
    entry: 'entry.js',
    css: ['pages.css'],
    scripts: [],
    sri: { 'entry.js': 'sha384-entry', 'pages.css': 'sha384-css' },
    i18n: {},
    pages: {},
    requires: { react: '^19.0.0' },
    ...change,
  };
}

export const set = (version: number, ...apps: ReleaseSetEntry[]): ReleaseSet => ({
  version,
  issuedAt: '2026-11-21T00:00:00.000Z',
  apps,
});

export type Outcome = 'ok' | 'error' | 'hang';

/** A fake network in the document head: decides the result of each script and sheet that is added. */
export function setUp(
  apps: readonly ReleaseSetEntry[],
  outcome: (url: URL) => Outcome = () => 'ok',
  module: Partial<RemoteModule> = {},
  repaired?: readonly ReleaseSetEntry[],
  fallback?: (without: readonly string[]) => readonly ReleaseSetEntry[],
  readyAt = -Infinity,
) {
  const requested: string[] = [];
  const head = document.createElement('head');
  const append = head.append.bind(head);
  head.append = (...nodes) => {
    append(...nodes);
    for (const node of nodes) if (node instanceof HTMLElement) void arrive(node);
  };
  async function arrive(node: HTMLElement): Promise<void> {
    const url = new URL(node.getAttribute('src') ?? node.getAttribute('href') ?? '', ORIGIN);
    requested.push(`${url.pathname.split('/').slice(3).join('/')}${url.search}`);
    await Promise.resolve();
    const result = outcome(url);
    if (result === 'hang') return;
    if (result === 'ok' && node instanceof HTMLScriptElement) runEntry(url);
    // jsdom loads no style sheet
    if (result === 'ok' && node instanceof HTMLLinkElement)
      Object.defineProperty(node, 'sheet', { value: {} });
    node.dispatchEvent(new Event(result === 'ok' ? 'load' : 'error'));
  }
  function runEntry(url: URL): void {
    const release = url.pathname.split('/')[3] ?? '';
    const remote: RemoteModule = {
      owner: 'casino',
      contract: 1,
      bootstrap: async () => undefined,
      mount: async () => undefined,
      unmount: async () => undefined,
      prepare: async () => undefined,
      updateGate: () => 'allow',
      ...module,
    };
    Object.assign(globalThis, {
      [`casino_${release}`]: { init: () => undefined, get: async () => () => ({ default: remote }) },
    });
  }
  const releases = createReleases(set(1, ...apps), ORIGIN);
  const styles = createStyles(releases, head);
  const telemetry = {
    phase: jest.fn<Telemetry['phase']>(),
    remoteFailed: jest.fn<Telemetry['remoteFailed']>(),
    failed: jest.fn<Telemetry['failed']>(),
  };
  const remotes = createRemotes({
    releases,
    styles,
    telemetry,
    head,
    bus: createBus(() => undefined),
    shareScope: {},
    sharedVersions: VERSIONS,
    services: () => ({}) as Services,
    now: () => performance.now(),
    readyAt: () => readyAt,
    readReleases: async (without) => {
      if (without && fallback) return set(1, ...fallback(without));
      if (without || !repaired) throw new Error('unreachable');
      return set(2, ...repaired);
    },
  });
  const codes = (): string[] =>
    telemetry.remoteFailed.mock.calls.map(([failure]) => `${failure.owner} ${failure.code}`);
  const sheets = (): string[] =>
    [...head.querySelectorAll('link')].map((link) => link.getAttribute('href') ?? '');
  return { remotes, releases, styles, requested, codes, sheets, telemetry };
}

/** Opens a mount point of the remote on its own page. */
export function open(
  remotes: ReturnType<typeof setUp>['remotes'],
  mount: (entry: ReleaseSetEntry) => void = () => undefined,
) {
  const container = document.createElement('div');
  const mountPoint = createMountPoint(
    {
      app: 'mfe-casino',
      remotes,
      async mount(remote, domElement) {
        mount(remote.entry);
        return { remote, portal: { domElement, View: () => null }, unmount: async () => undefined };
      },
      commit: (change) => change(),
    },
    TARGET,
  );
  mountPoint.open(container);
  return { mountPoint, container };
}

/** Waits until pending promises are settled; deadlines are far longer. */
export const flushTasks = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));
