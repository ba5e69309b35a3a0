import { ignoreError } from '@foyer/kernel';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';

/** Pages of one application that a browser opened without a finding. */
export interface PassedPage {
  /** Everything that decides about a page but the candidate: the view, the live releases, the check itself. */
  readonly key: string;
  readonly release: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Hash of the part of the manifest with which the shell loads the page. */
  readonly manifest: string;
  /** Hashes of the release's files that the page loaded, by their names. */
  readonly files: Readonly<Record<string, string>>;
  readonly observed: unknown;
}

/** The accounts and the content change, too: a result is repeated after this time. */
export const MAX_AGE_MS = 12 * 3_600_000;
const MAX_PAGES = 500;

const storedSchema = v.array(
  v.object({
    key: v.string(),
    release: v.string(),
    at: v.number(),
    manifest: v.string(),
    files: v.record(v.string(), v.string()),
    observed: v.unknown(),
  }),
);

/** Pages in the data home that are new enough; none when the file is missing or malformed. */
export function readPassedPages(home: string, app: string, now: number): readonly PassedPage[] {
  try {
    const pages = v.parse(storedSchema, JSON.parse(readFileSync(fileOf(home, app), 'utf8')));
    return pages.filter(({ at }) => at <= now && now - at < MAX_AGE_MS);
  } catch (error) {
    return ignoreError('no page of an earlier check; every page is opened')(error) ?? [];
  }
}

/** Keeps the pages, the newest first; a page replaces the earlier result of the same view. */
export function writePassedPages(home: string, app: string, pages: readonly PassedPage[]): void {
  const newest = [
    ...new Map([...pages].sort((a, b) => a.at - b.at).map((page) => [page.key, page])).values(),
  ];
  const file = fileOf(home, app);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify(newest.reverse().slice(0, MAX_PAGES)));
  renameSync(`${file}.new`, file);
}

function fileOf(home: string, app: string): string {
  return path.join(home, 'checks', `${app}.json`);
}
