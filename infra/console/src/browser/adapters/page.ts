/** Data of the build that the server puts into the page. */
export interface PageFiles {
  readonly release: string;
  readonly base: string;
  /** Integrity hashes of style sheets by file. */
  readonly styles: Readonly<Record<string, string>>;
}

export function readPage(page: Document): PageFiles {
  // written into this page by the same build (server/page/pages.ts)
  return JSON.parse(page.getElementById('page')?.textContent ?? '{}') as PageFiles;
}
