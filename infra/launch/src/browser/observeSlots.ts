import { ignoreError } from '@foyer/kernel';
import type { Page } from '@playwright/test';
import { remountPage } from './remountPage.ts';
import type { OwnResources } from './ownResources.ts';
import { SLOT_HOST_RELEASE } from './slotHost.ts';

/** Slots of one release, shown by a release of another application that has nothing else. */
export interface ShownSlots {
  /** Empty for a slot that is mounted, otherwise the reason why it is not. */
  readonly slots: Readonly<Record<string, string>>;
  readonly again: readonly string[];
  readonly leaks: readonly string[];
}

const DEADLINE_MS = 10_000;

/** Waits until every slot is mounted or has failed, then leaves the page and returns to it twice. */
export async function observeSlots(
  page: Page,
  {
    app,
    release,
    names,
  }: { readonly app: string; readonly release: string; readonly names: readonly string[] },
  settled: () => Promise<void>,
  counts: () => Promise<OwnResources>,
): Promise<ShownSlots> {
  const heading = page.locator(`[data-release="${SLOT_HOST_RELEASE}"]`).getByRole('heading', { level: 1 });
  await page
    .waitForFunction(
      (wanted) =>
        wanted.every((name) => {
          const place = document.querySelector(`[data-check-slot="${name}"]`);
          return place?.querySelector('[data-remote]') ?? place?.querySelector('[data-failed-remote]');
        }),
      names,
      { timeout: DEADLINE_MS },
    )
    .catch(ignoreError('slots were not mounted in time; the check reports them'));
  await settled();
  const slots = await page.evaluate(readSlots, { app, release, names });
  const isShown = Object.values(slots).every((problem) => problem === '');
  const remounted = isShown ? await remountPage(page, heading, counts) : { again: [], leaks: [] };
  return { slots, ...remounted };
}

/** Runs in the page, and therefore cannot use anything of this module. */
function readSlots({
  app,
  release,
  names,
}: {
  readonly app: string;
  readonly release: string;
  readonly names: readonly string[];
}): Readonly<Record<string, string>> {
  const problemOf = (name: string): string => {
    const place = document.querySelector(`[data-check-slot="${name}"]`);
    if (!place) return 'the page that shows it did not open';
    const failed = place.querySelector<HTMLElement>('[data-failed-remote]');
    if (failed) return `it failed with ${failed.dataset['failure']}`;
    const mounted = place.querySelector<HTMLElement>(`[data-remote="${app}"]`);
    if (!mounted) return 'it was not mounted within the deadline';
    const { release: shown } = mounted.dataset;
    return shown === release ? '' : `${app}@${shown} is mounted instead`;
  };
  return Object.fromEntries(names.map((name) => [name, problemOf(name)]));
}
