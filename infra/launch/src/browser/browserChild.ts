import { observePages } from './observePages.ts';
import type { PageSite, PageView } from './pageSite.ts';
import { signedFiles } from './pageLoads.ts';
import { readPages, type SignedInventory } from './readPages.ts';
import { openScratchEdge, withCandidate, type Composition } from './scratchEdge.ts';

/** The task that the launcher gives to the process; one per process. */
export type BrowserTask =
  | ({ readonly kind: 'smoke'; readonly views: readonly PageView[] } & Composition)
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
  ...composition
}: Composition & { readonly views: readonly PageView[] }): Promise<unknown> {
  const scratch = await openScratchEdge(composition);
  try {
    const site = { publicPort: composition.edge.port, actualPort: scratch.port };
    return await observePages(site, views, {
      candidate: composition.candidate,
      files: signedFiles(withCandidate(composition.plan, composition.candidate)),
    });
  } finally {
    await scratch.close();
  }
}
