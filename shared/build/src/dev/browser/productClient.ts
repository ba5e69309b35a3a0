/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { DevelopmentState } from '../protocol.ts';
import type { StackFrame } from '../server/mapStack.ts';
import { connectTo } from './connect.ts';
import { createHotUpdates, type HotRuntime } from './hotUpdates.ts';
import { replaceStyles, unchangedReleases } from './hotStyles.ts';
import { createOverlay } from './overlay/overlay.ts';
import { createPageErrors } from './pageErrors.ts';
import { createPanel } from './panel/panel.ts';
import { followEvents } from './panel/eventLog.ts';
import { createRefresh, type PageRefresh } from './refreshRuntime.ts';
import { shellOfPage, type ShellPage } from './shellPage.ts';

interface Globals {
  __foyerRefresh?: PageRefresh;
  __foyerHot?: (runtime: HotRuntime) => void;
}

const globals = globalThis as Globals;
const overlay = createOverlay();
const errors = createPageErrors(overlay, async (stack) => {
  const answer = await fetch('/__foyer-dev/stack', { method: 'POST', body: stack });
  return (await answer.json()) as readonly StackFrame[];
});
let state: DevelopmentState | undefined;
let shell: ShellPage | undefined;
/** Applications whose loaded build cannot be updated: the next release replaces it. */
const outdated = new Set<string>();
const firstHashes = new Map<string, string>();

const updates = createHotUpdates({
  target: () => state?.build.hash ?? '',
  applied(hash) {
    connection.applied(hash);
    syncStyles();
  },
  failed(runtime, error) {
    console.info(`[foyer dev] ${runtime.app} is loaded again: ${String(error)}`);
    outdated.add(runtime.app);
    if (runtime.app === 'shell') location.reload();
    else shell?.remotes.releases.releaseHold(runtime.app);
  },
});

globals.__foyerRefresh = createRefresh((error) => errors.report('update', error));
globals.__foyerHot = (runtime) => {
  firstHashes.set(runtime.release, runtime.hash());
  outdated.delete(runtime.app);
  updates.add(runtime);
};

const panel = createPanel({
  setFaults: (faults) => void fetch('/__foyer-dev/faults', { method: 'POST', body: JSON.stringify(faults) }),
});
const connection = connectTo('/__foyer-dev/live', (next) => {
  const before = state;
  state = next;
  overlay.send({ type: 'problems', problems: next.problems });
  panel.setState(next);
  if (before?.build.hash !== next.build.hash) void follow();
});

async function follow(): Promise<void> {
  await updates.follow();
  if (updates.current().length > 0) overlay.send({ type: 'updated' });
  syncStyles();
  showAgain();
}

function syncStyles(): void {
  if (!state) return;
  const { app, build } = state;
  replaceStyles(document.head, {
    app,
    styles: build.styles,
    unchanged: unchangedReleases(updates.current(), firstHashes, build.hash),
  });
}

/** A page that failed shows its error box; the repaired release replaces it. */
function showAgain(): void {
  if (!state || !document.querySelector(`[data-failed-remote="${state.app}"]`)) return;
  outdated.add(state.app);
  shell?.remotes.releases.releaseHold(state.app);
}

addEventListener('error', ({ error }) => errors.report('page', error));
addEventListener('unhandledrejection', ({ reason }) => errors.report('promise', reason));

void shellOfPage().then((ready) => {
  shell = ready;
  holdUpdatedReleases(ready);
  reportFailures(ready);
  panel.setShell(ready, followEvents(ready.services.bus));
});

/** A build that is updated in place stays mounted when its next release becomes current. */
function holdUpdatedReleases({ remotes: { releases } }: ShellPage): void {
  const isUpdatedInPlace = (app: string): boolean =>
    !outdated.has(app) && updates.current().some((runtime) => runtime.app === app);
  const setHoldPolicy = releases.setHoldPolicy;
  releases.setHoldPolicy = (policy) => setHoldPolicy((app, set) => isUpdatedInPlace(app) || policy(app, set));
  setHoldPolicy(isUpdatedInPlace);
}

/** Errors that the shell catches, so that the rest of the page keeps working. */
function reportFailures({ remotes, platform: { telemetry } }: ShellPage): void {
  const { failed } = remotes;
  remotes.failed = (entry, error) => {
    errors.report(entry.app, error);
    failed(entry, error);
  };
  const partFailed = telemetry.failed.bind(telemetry);
  telemetry.failed = (area, error) => {
    errors.report(area, error);
    partFailed(area, error);
  };
}
