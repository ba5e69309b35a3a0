import { openPages, type SmokePage } from '@foyer/build/check';
import type { Release } from '@foyer/build';
import { hrefTo, type Locale, type RouteId } from '@foyer/links';
import { brands, type BrandId } from '@foyer/market';
import { fork } from 'node:child_process';
import path from 'node:path';
import { repositoryRoot } from '../repositoryRoot.ts';
import type { LiveAnswer } from './evidence.ts';

/** A phone in each of so many brands; every further one takes as long again. */
const MOST_BRANDS = 2;
const MOST_PAGES = 3;
const DEADLINE_MS = 180_000;
/** Where everybody begins; looked at when a release has no page for visitors of its own, which `smoke/unseen` says. */
const FIRST_PAGE: RouteId = 'lobby';

/** What became of the look: pages, or why there was none. */
export type Smoke = { readonly pages: readonly SmokePage[] } | { readonly problem: string };

/** Opens the candidate's first pages in the composed shell, in a process of its own while the rules are gone through here. */
export function smoke(home: string, candidate: Release, { plan, edge }: LiveAnswer, wanted: readonly BrandId[], isQuick: boolean): Promise<Smoke> {
  const { documents: _documents, bytes: _bytes, describes, ...entry } = candidate;
  const sights = sightsOf(pagesOf(describes?.pages ?? []), wanted.slice(0, MOST_BRANDS), isQuick);
  const child = fork(path.join(repositoryRoot, 'infra/launch/src/smoke/smokeChild.ts'), [], { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  return new Promise((resolve) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), DEADLINE_MS);
    child.once('message', (answer: Smoke) => resolve(answer));
    child.once('exit', () => {
      clearTimeout(timer);
      resolve({ problem: said.trim() === '' ? `There was no answer within ${DEADLINE_MS / 1000} s.` : said.trim() });
    });
    child.send({ home, plan, candidate: entry, edge, sights });
  });
}

/** Every page in each brand; in a hurry one page a brand, another one in each. */
function sightsOf(pages: readonly RouteId[], of: readonly BrandId[], isQuick: boolean): readonly { readonly brand: BrandId; readonly path: string }[] {
  return of.flatMap((brand, index) => pages.filter((_, place) => !isQuick || place === index % pages.length).map((page) => ({ brand, path: addressOf(brand, page) })));
}

function pagesOf(pages: readonly string[]): readonly RouteId[] {
  const open = [...openPages(pages)].sort((left, right) => Number(right === FIRST_PAGE) - Number(left === FIRST_PAGE));
  return open.length === 0 ? [FIRST_PAGE] : open.slice(0, MOST_PAGES);
}

function addressOf(brand: BrandId, page: RouteId): string {
  const { locales } = brands[brand];
  const locale: Locale = locales.find(({ isDefault }) => isDefault)?.locale ?? 'en';
  return (hrefTo as (locale: Locale, id: RouteId) => string)(locale, page);
}
