import { ignoreError } from '@foyer/kernel';
import type { ReleasePlan } from '@foyer/kernel/release-plan';
import type { CDPSession, Page, Request } from '@playwright/test';
import { ONE_DOCUMENT, type DocumentSets } from './documentSets.ts';

/** Integrity (`sha384-…`) of every signed script and style by its path, `/assets/<app>/<release>/<file>`. */
export type SignedFiles = ReadonlyMap<string, string>;

/** An element that requested a script or style, with the integrity it had when it was inserted. */
interface LoadingElement {
  readonly url: string;
  readonly integrity: string;
}

/** An isolated world shares only the document with the page, so the page cannot modify the records. */
const WORLD = 'foyer-loads';
interface RecordingWorld {
  __loads?: LoadingElement[];
}

export interface PageLoads {
  /**
   * Resolves when no script, style or data request has been in flight for half a second, and after five
   * seconds at the latest.
   */
  settled(): Promise<void>;
  /** Every script and style request so far that the signed manifest does not cover, without duplicates. */
  unsigned(): Promise<readonly string[]>;
}

const CODE = new Set(['script', 'stylesheet']);
const AWAITED = new Set([...CODE, 'fetch', 'xhr']);
const QUIET_MS = 500;
const MAX_SETTLE_MS = 5_000;

/** Every script and style of a plan, by path. */
export function signedFiles({ apps, others = [] }: Pick<ReleasePlan, 'apps' | 'others'>): SignedFiles {
  return new Map(
    [...apps, ...others].flatMap(({ base, sri }) =>
      Object.entries(sri).map(([file, integrity]) => [`${base}${file}`, integrity] as const),
    ),
  );
}

/**
 * Watches the files that a page loads, in the document and on the network. A request that was not made by an
 * element with the signed integrity is a finding, also one of `import()`, of a worker or of a shadow root.
 * Must be called before the page navigates.
 */
export async function watchLoads(
  page: Page,
  files: SignedFiles,
  sets: DocumentSets = ONE_DOCUMENT,
): Promise<PageLoads> {
  const requested = sets.create<string>();
  const inFlight = sets.create<Request>();
  page.on('request', (request) => {
    if (!isOfPage(request, page)) return;
    if (CODE.has(request.resourceType())) requested.add(request.url());
    if (AWAITED.has(request.resourceType())) inFlight.add(request);
  });
  page.on('requestfinished', (request) => void inFlight.delete(request));
  page.on('requestfailed', (request) => void inFlight.delete(request));
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.addScriptToEvaluateOnNewDocument', {
    source: `(${recordLoadingElements.toString()})()`,
    worldName: WORLD,
  });
  return {
    settled: () => quiet(() => inFlight.size === 0),
    async unsigned() {
      return problemsOf(requested, await recordedElements(session), files);
    },
  };
}

async function recordedElements(session: CDPSession): Promise<readonly LoadingElement[]> {
  const { frameTree } = await session.send('Page.getFrameTree');
  const { executionContextId: contextId } = await session.send('Page.createIsolatedWorld', {
    frameId: frameTree.frame.id,
    worldName: WORLD,
  });
  const expression = 'globalThis.__loads ?? []';
  const { result } = await session.send('Runtime.evaluate', { contextId, expression, returnByValue: true });
  return result.value as readonly LoadingElement[];
}

function isOfPage(request: Request, page: Page): boolean {
  try {
    return request.frame() === page.mainFrame();
  } catch (error) {
    ignoreError('request of a service worker or of a closed page has no frame')(error);
    return true;
  }
}

/** Checks requests by address and by the integrity of the elements that made them. */
export function problemsOf(
  requested: Iterable<string>,
  elements: readonly LoadingElement[],
  files: SignedFiles,
): readonly string[] {
  const problems = [...requested].flatMap((url) => {
    const path = URL.parse(url)?.pathname ?? url;
    const signed = files.get(path);
    if (signed === undefined) return [`${path} is in no signed manifest`];
    const made = elements.filter((element) => URL.parse(element.url)?.pathname === path);
    if (made.length === 0) return [`${path} is loaded without an element that could carry its integrity`];
    return made
      .filter(({ integrity }) => integrity !== signed)
      .map(({ integrity }) =>
        integrity === ''
          ? `${path} is loaded without integrity`
          : `${path} is loaded with the integrity ${integrity}`,
      );
  });
  return [...new Set(problems)];
}

/**
 * Polls a condition until it has held for {@link QUIET_MS}: no event announces the last request of a page.
 */
async function quiet(holds: () => boolean): Promise<void> {
  const deadline = performance.now() + MAX_SETTLE_MS;
  let since = performance.now();
  while (performance.now() < deadline && performance.now() - since < QUIET_MS) {
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS / 10));
    if (!holds()) since = performance.now();
  }
}

/**
 * Runs in the isolated world before the first script of the page, and therefore cannot use anything of this
 * module.
 */
function recordLoadingElements(): void {
  const loads: LoadingElement[] = [];
  (globalThis as RecordingWorld).__loads = loads;
  const record = (element: Element): void => {
    if (element instanceof HTMLScriptElement && element.src !== '')
      loads.push({ url: element.src, integrity: element.integrity });
    if (!(element instanceof HTMLLinkElement) || element.href === '') return;
    const isCode =
      /stylesheet|modulepreload/i.test(element.rel) || ['script', 'style'].includes(element.as.toLowerCase());
    if (isCode) loads.push({ url: element.href, integrity: element.integrity });
  };
  new MutationObserver((changes) => {
    for (const { target, type, addedNodes } of changes) {
      if (type === 'attributes' && target instanceof Element) record(target);
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        record(node);
        for (const element of node.querySelectorAll('script, link')) record(element);
      }
    }
  }).observe(document, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['src', 'href'],
  });
}
