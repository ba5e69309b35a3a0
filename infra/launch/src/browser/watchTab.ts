import type { Page } from '@playwright/test';
import { tabSets, type DocumentSets, type TabSets } from './documentSets.ts';
import { watchChanges } from './ownChanges.ts';
import { watchDocument } from './ownDocument.ts';
import { watchReach } from './ownReach.ts';
import { watchResources, type WatchedResources } from './ownResources.ts';
import { errorsOf } from './pageErrors.ts';
import { watchReloads, type PageReloads } from './pageReloads.ts';
import { watchLoads, type PageLoads, type SignedFiles } from './pageLoads.ts';
import { watchProcessor, type ProcessorTime } from './processorTime.ts';

/** Everything that is observed in a tab while it shows pages of the candidate. */
export interface WatchedTab {
  readonly tab: Pick<TabSets, 'beginPage'> & Pick<PageReloads, 'reloaded'>;
  readonly errors: () => Promise<readonly string[]>;
  readonly loads: PageLoads;
  readonly own: WatchedResources;
  readonly changes: () => Promise<readonly string[]>;
  readonly secrets: () => readonly string[];
  readonly processor: ProcessorTime;
  readonly files: () => readonly string[];
  readonly foreign: () => readonly string[];
}

const WATCHED = new WeakMap<Page, Promise<WatchedTab>>();

/** Watches a tab, once: scripts and listeners stay when it shows the next page. */
export function watchTab(
  page: Page,
  origin: string,
  release: { readonly base: string; readonly signed: SignedFiles },
): Promise<WatchedTab> {
  const watched = WATCHED.get(page) ?? watch(page, origin, release);
  WATCHED.set(page, watched);
  return watched;
}

async function watch(
  page: Page,
  origin: string,
  { base, signed }: { readonly base: string; readonly signed: SignedFiles },
): Promise<WatchedTab> {
  const sets = tabSets(page);
  const reloads = watchReloads(page);
  const errors = await errorsOf(page, sets);
  const loads = await watchLoads(page, signed, sets);
  // replace functions that the next recorders compare
  const own = await watchResources(page, base, () => loads.settled());
  const outside = await watchDocument(page, base);
  const changes = await watchChanges(page, base);
  const reach = await watchReach(page, base);
  return {
    tab: {
      beginPage() {
        sets.beginPage();
        reloads.begin();
      },
      reloaded: () => reloads.reloaded(),
    },
    errors,
    loads,
    own,
    changes: async () => [...(await changes()), ...(await reach()), ...(await outside())],
    secrets: watchSecrets(page, sets),
    processor: await watchProcessor(page),
    files: watchFiles(page, base, sets),
    foreign: watchOrigins(page, origin, sets),
  };
}

/** Collects the files of the candidate that a page loads. Must be called before the page navigates. */
function watchFiles(page: Page, base: string, sets: DocumentSets): () => readonly string[] {
  const found = sets.create<string>();
  page.on('request', (request) => {
    const pathname = URL.parse(request.url())?.pathname;
    if (pathname?.startsWith(base)) found.add(pathname.slice(base.length));
  });
  return () => [...found].sort();
}

/** Hosts of the game and payment providers, whose frames and pictures a page shows. */
const PROVIDERS = new Set(['games.localhost', 'pay.localhost']);

/** Collects requests to other origins. Must be called before the page navigates. */
function watchOrigins(page: Page, origin: string, sets: DocumentSets): () => readonly string[] {
  const found = sets.create<string>();
  const note = (address: string): void => {
    const url = URL.parse(address);
    if (!url || !/^(?:https?|wss?):$/.test(url.protocol)) return;
    const isKnown = url.host === new URL(origin).host || PROVIDERS.has(url.hostname);
    if (!isKnown) found.add(`a request is sent to ${url.origin}`);
  };
  page.on('request', (request) => note(request.url()));
  page.on('websocket', (socket) => note(socket.url()));
  return () => [...found];
}

/** An access token is a JSON Web Token. */
const TOKEN = /eyJ[\w-]+\.eyJ[\w-]+/;

/** Finds tokens of the player where other parties read them. Must be called before the page navigates. */
function watchSecrets(page: Page, sets: DocumentSets): () => readonly string[] {
  const found = sets.create<string>();
  page.on('console', (message) => {
    if (TOKEN.test(message.text())) found.add('writes a token to the console');
  });
  page.on('request', (request) => {
    if (TOKEN.test(request.url())) found.add('has a token in an address');
  });
  return () => [...found];
}
