import { ignoreError } from '@foyer/kernel';
import type { Browser } from '@playwright/test';
import { launchBrowser, observePages } from './observePages.ts';
import type { PageSite, PageView } from './pageSite.ts';

import { readPages, type SignedInventory } from './readPages.ts';
import { composedViews, filesOf, type SpecialViews } from './composedViews.ts';
import { openScratchEdge, prepareServer, type Composition, type PreparedServer } from './scratchEdge.ts';

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

interface Prepared extends PreparedServer {
  readonly publicPort: number;
  readonly browser: Promise<Browser>;
}

/** Port of the product in the first argument: its browser starts at once, before the task is known. */
const [portArgument] = process.argv.slice(2);
const prepared = portArgument === undefined ? undefined : prepare(Number(portArgument));

async function prepare(publicPort: number): Promise<Prepared> {
  const { server, port } = await prepareServer();
  const browser = launchBrowser({ publicPort, actualPort: port });
  browser.catch(ignoreError('awaited when the task needs it'));
  return { server, port, publicPort, browser };
}

/** The prepared browser, or one for the port of the task when that is another one. */
async function preparedFor(publicPort: number): Promise<Prepared> {
  const known = await prepared;
  if (known?.publicPort === publicPort) return known;
  known?.server.close();
  await (await known?.browser)?.close();
  return prepare(publicPort);
}

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
  const site = await preparedFor(composition.edge.port);
  const { browser } = site;
  const scratch = await openScratchEdge(composition, site);
  try {
    const composed = await composedViews(scratch, composition, { updated, slots }).catch(
      async (error: unknown) => {
        await (await browser).close();
        throw error;
      },
    );
    const expected = { candidate: composition.candidate, files: filesOf(composition, composed.entries) };
    return await observePages(
      { publicPort: site.publicPort, actualPort: site.port },
      views,
      expected,
      composed.visits,
      browser,
    );
  } finally {
    await scratch.close();
  }
}
