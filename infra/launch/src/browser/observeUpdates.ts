import { ignoreError } from '@foyer/kernel';
import type { Page } from '@playwright/test';
import { growthOf, type OwnResources } from './ownResources.ts';

const DEADLINE_MS = 5_000;

/** Two releases of one application, and the way to make one of them live for the open page. */
export interface Exchange {
  readonly app: string;
  readonly candidate: string;
  readonly live: string;
  showCandidate(): Promise<void>;
  showLive(): Promise<void>;
}

/** Part of the page that an update must not change. */
interface Kept {
  readonly address: string;
  readonly startedAt: number;
  readonly scrolledTo: number;
}

/**
 * Replaces the candidate in the open page by the live release and the other way round, twice, as the shell does for a
 * new plan. @returns what went wrong, as clauses.
 */
export async function observeUpdates(
  page: Page,
  { app, candidate, live, showCandidate, showLive }: Exchange,
  counts: () => Promise<OwnResources>,
): Promise<readonly string[]> {
  await page.evaluate(() => scrollTo(0, 40));
  const before = await page.evaluate(readKept);
  const left: OwnResources[] = [];
  for (let round = 0; round < 2; round += 1) {
    for (const [release, show] of [
      [live, showLive],
      [candidate, showCandidate],
    ] as const) {
      await show();
      if (!(await replaces(page, app, release)))
        return [`${app}@${release} does not take the place of the mounted release in an open page`];
      const changed = changesOf(before, await page.evaluate(readKept));
      if (changed.length > 0) return changed.map((text) => `an update to ${app}@${release} ${text}`);
      if (release === live) left.push(await counts());
    }
  }
  const [first, second] = left;
  const growth = first && second ? growthOf(first, second) : [];
  return growth.map((text) => `each update leaves ${text} behind`);
}

/** True once the release shows its heading and no other release of the application is in the page. */
function replaces(page: Page, app: string, release: string): Promise<boolean> {
  const others = page.locator(`[data-remote="${app}"]:not([data-release="${release}"])`);
  const heading = page
    .locator(`[data-remote="${app}"][data-release="${release}"]`)
    .getByRole('heading', { level: 1 });
  return heading
    .first()
    .waitFor({ timeout: DEADLINE_MS })
    .then(() => others.first().waitFor({ state: 'detached', timeout: DEADLINE_MS }))
    .then(() => true)
    .catch(ignoreError('release was not replaced in time; the check reports it'))
    .then((isReplaced) => isReplaced === true);
}

/** Runs in the page. */
function readKept(): Kept {
  return {
    address: location.pathname + location.search,
    startedAt: performance.timeOrigin,
    scrolledTo: Math.round(scrollY),
  };
}

function changesOf(before: Kept, after: Kept): readonly string[] {
  return [
    ...(after.startedAt === before.startedAt ? [] : ['reloads the page']),
    ...(after.address === before.address ? [] : [`changes the address to ${after.address}`]),
    ...(after.scrolledTo === before.scrolledTo ? [] : ['moves the page to another scroll position']),
  ];
}
