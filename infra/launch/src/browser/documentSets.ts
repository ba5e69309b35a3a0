import type { Page } from '@playwright/test';

/** Observations of the document that a tab shows; a tab shows several pages of a check, one after the other. */
export interface DocumentSets {
  /** A set that is empty again once the next page has taken the place of this one. */
  create<Value>(): Set<Value>;
}

export interface TabSets extends DocumentSets {
  /** Announces the next page: what the tab still does for the page before does not count for it. */
  beginPage(): void;
}

/** For a tab that shows one page. */
export const ONE_DOCUMENT: DocumentSets = { create: () => new Set() };

export function tabSets(page: Page): TabSets {
  const created: Set<unknown>[] = [];
  let isAnnounced = false;
  page.on('framenavigated', (frame) => {
    // a release may navigate as well, which belongs to its page
    if (!isAnnounced || frame !== page.mainFrame()) return;
    isAnnounced = false;
    for (const set of created) set.clear();
  });
  return {
    create<Value>() {
      const set = new Set<Value>();
      created.push(set);
      return set;
    },
    beginPage() {
      isAnnounced = true;
    },
  };
}
