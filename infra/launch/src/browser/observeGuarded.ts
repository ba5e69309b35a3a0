import { ignoreError } from '@foyer/kernel';
import type { Page } from '@playwright/test';
import { setTimeout as pause } from 'node:timers/promises';
import { observePage, type ObservedPage } from './observePage.ts';
import { originOf } from './pageSite.ts';
import { watchTab, type WatchedTab } from './watchTab.ts';

/** A page that answers nothing for so long computes without end, also on a busy machine. */
const MAX_SILENCE_MS = 12_000;
const PROBE_MS = 1_000;
const SHELL = 'shell';

/**
 * Observes a page whose release may end the observation: it loads the page again, computes without end, or changes the
 * window. Each of these is a finding about the release and no failure of the check.
 */
export async function observeGuarded(...args: Parameters<typeof observePage>): Promise<ObservedPage> {
  const [page, site, view, { candidate, files }] = args;
  const watched = await watchTab(page, originOf(site, view.brand), { base: candidate.base, signed: files });
  const ended = new AbortController();
  try {
    return await Promise.race([
      observePage(...args).catch(async (error: unknown) =>
        failedPage(args, { changes: await changesThatExplain(error, watched) }),
      ),
      // a new shell may load itself again
      ...(candidate.app === SHELL ? [] : [reloadOf(args, watched)]),
      silenceOf(args, page, ended.signal),
    ]);
  } finally {
    ended.abort();
  }
}

type Arguments = Parameters<typeof observePage>;

/** @throws the error of the observation when the release changed nothing that could be its cause. */
async function changesThatExplain(error: unknown, { changes }: WatchedTab): Promise<readonly string[]> {
  const found = await changes().catch(ignoreError('page is closed; the error of its observation counts'));
  if (!found || found.length === 0) throw error;
  return found;
}

async function reloadOf(args: Arguments, { tab }: WatchedTab): Promise<ObservedPage> {
  await tab.reloaded();
  return failedPage(args, {
    instead: [
      'the page is loaded again by a script (location.reload, location.href or history.go): navigate with the router of the shell, and read data again with a query',
    ],
  });
}

/** Resolves when the page's main thread answers nothing for {@link MAX_SILENCE_MS}. */
async function silenceOf(args: Arguments, page: Page, signal: AbortSignal): Promise<ObservedPage> {
  const never = new Promise<never>(() => undefined);
  while (!signal.aborted) {
    await pause(PROBE_MS, undefined, { signal }).catch(ignoreError('observation has ended'));
    const isAnswered = await Promise.race([
      page.evaluate('0').then(
        () => true,
        // a document that is being replaced has answered as well
        () => true,
      ),
      pause(MAX_SILENCE_MS, false, { signal }).catch(ignoreError('observation has ended')),
    ]);
    if (isAnswered === false)
      return failedPage(args, { longestTaskMs: MAX_SILENCE_MS, busyMs: MAX_SILENCE_MS });
  }
  return never;
}

function failedPage(
  [, , { brand, page, path }, , visit]: Arguments,
  found: Partial<ObservedPage>,
): ObservedPage {
  return {
    brand,
    page,
    path,
    visit: visit?.kind ?? 'page',
    mountedMs: undefined,
    instead: [],
    violations: [],
    errors: [],
    unsigned: [],
    foreign: [],
    widths: [],
    again: [],
    leaks: [],
    changes: [],
    secrets: [],
    updates: [],
    files: [],
    longestTaskMs: 0,
    busyMs: 0,
    elements: 0,
    bytes: 0,
    ...found,
  };
}
