/** What the server says of the build that this page is. */
export interface PageFiles {
  readonly release: string;
  readonly base: string;
  /** Hashes of style sheets by file. */
  readonly styles: Readonly<Record<string, string>>;
}

export function readPage(page: Document): PageFiles {
  return JSON.parse(page.getElementById('page')?.textContent ?? '{}') as PageFiles;
}
