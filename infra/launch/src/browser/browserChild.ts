import { ignoreError } from '@foyer/kernel';
import { launchBrowser, observePages } from './observePages.ts';
import type { PageSite, PageView } from './pageSite.ts';

import { readPages, type SignedInventory } from './readPages.ts';
import { composedViews, filesOf, type SpecialViews } from './composedViews.ts';
import { openScratchEdge, type Composition } from './scratchEdge.ts';

/** The task that the launcher gives to the process; one per process. */
export type BrowserTask =
  | ({ readonly kind: 'smoke'; readonly views: readonly PageView[] } & SpecialViews & Composition)
  | {
      readonly kind: 'read';
      readonly views: readonly PageView[];
      readonly site: PageSite;
      readonly inventory: SignedInventory;
    };

process.on('disconnect', () => process.exit());

process.once('message', (task: BrowserTask) => {
  run(task).then(
    (result) => process.send?.({ result }, () => process.disconnect()),
    (error: unknown) =>
      process.send?.({ problem: error instanceof Error ? error.message : String(error) }, () =>
        process.disconnect(),
      ),
  );
});

function run(task: BrowserTask): Promise<unknown> {
  return task.kind === 'read' ? readPages(task.site, task.views, task.inventory) : smoke(task);
}

async function smoke({
  views,
  updated,
  slots,
  ...composition
}: Composition & SpecialViews & { readonly views: readonly PageView[] }): Promise<unknown> {
  const scratch = await openScratchEdge(composition);
  try {
    const site = { publicPort: composition.edge.port, actualPort: scratch.port };
    // both take most of a second
    const browser = launchBrowser(site);
    browser.catch(ignoreError('awaited below, after the compositions'));
    const composed = await composedViews(scratch, composition, { updated, slots }).catch(
      async (error: unknown) => {
        await (await browser).close();
        throw error;
      },
    );
    const expected = { candidate: composition.candidate, files: filesOf(composition, composed.entries) };
    return await observePages(site, views, expected, composed.visits, browser);
  } finally {
    await scratch.close();
  }
}
