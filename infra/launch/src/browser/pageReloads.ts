import { ignoreError } from '@foyer/kernel';
import type { Page, Request } from '@playwright/test';

export interface PageReloads {
  /** Announces the page, which is loaded once. */
  begin(): void;
  /** Resolves when the page that is announced next is loaded a second time. */
  reloaded(): Promise<void>;
}

/** Counts documents that a tab loads. Must be called before the page navigates. */
export function watchReloads(page: Page): PageReloads {
  let documents = 0;
  let resolve = (): void => undefined;
  page.on('request', (request) => {
    if (!loadsDocument(request, page)) return;
    documents += 1;
    if (documents > 1) resolve();
  });
  return {
    begin() {
      documents = 0;
    },
    reloaded: () =>
      new Promise((done) => {
        resolve = done;
      }),
  };
}

function loadsDocument(request: Request, page: Page): boolean {
  // a redirect goes on with the same document
  if (!request.isNavigationRequest() || request.redirectedFrom()) return false;
  try {
    return request.frame() === page.mainFrame();
  } catch (error) {
    ignoreError('request of a closed page has no frame')(error);
    return false;
  }
}
