import { createHash } from 'node:crypto';
import type { APIRequestContext, Page, Route } from '@playwright/test';
import { PAGE_DATA_ELEMENT_ID, type PageData } from '@foyer/kernel/page-data';
import type { ReleaseSetEntry } from '@foyer/kernel/release-set';

const PAGE_DATA = new RegExp(
  `(<script type="application/json" id="${PAGE_DATA_ELEMENT_ID}"[^>]*>)([\\s\\S]*?)(</script>)`,
);

/** The live release of a remote according to a page of the brand. */
export async function liveRelease(
  request: APIRequestContext,
  url: string,
  app: string,
): Promise<ReleaseSetEntry> {
  const html = await (await request.get(url)).text();
  const data = JSON.parse(PAGE_DATA.exec(html)?.[2] ?? '{}') as Partial<PageData>;
  const release = data.releases?.apps.find((entry) => entry.app === app);
  if (!release) throw new Error(`${url} names no release of ${app}`);
  return release;
}

/**
 * Replaces the release of one remote in every page, as a faulty registry would; removes preloads of the
 * remote.
 */
export async function replaceReleaseInPages(
  page: Page,
  app: string,
  change: (release: ReleaseSetEntry) => ReleaseSetEntry,
): Promise<() => Promise<void>> {
  const isDocument = (route: Route): boolean =>
    route.request().resourceType() === 'document' && route.request().frame() === page.mainFrame();
  async function handler(route: Route): Promise<void> {
    if (!isDocument(route)) return route.fallback();
    const response = await route.fetch();
    const html = (await response.text())
      .replace(PAGE_DATA, (_all, open: string, text: string, close: string) => {
        const data = JSON.parse(text) as PageData;
        const apps = data.releases.apps.map((release) => (release.app === app ? change(release) : release));
        // an older set than the live one: a retry gets the correct set
        const releases = { ...data.releases, version: data.releases.version - 1, apps };
        return `${open}${JSON.stringify({ ...data, releases }).replaceAll('<', '\\u003c')}${close}`;
      })
      .replace(new RegExp(`<link[^>]*rel="?preload"?[^>]*/assets/${app}/[^>]*>`, 'g'), '');
    await route.fulfill({ response, body: html });
  }
  await page.route('**/*', handler);
  // the socket that announces newer releases would repair the page before the player sees the fault
  await page.routeWebSocket(/release-set\/live/, () => undefined);
  return () => page.unroute('**/*', handler);
}

export function integrityOf(text: string): string {
  return `sha384-${createHash('sha384').update(text).digest('base64')}`;
}
