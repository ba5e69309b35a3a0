import { judge, openPages, RULES, type Facts, type Finding, type SmokePage } from '@foyer/gate';
import type { Release } from '@foyer/build';
import type { BrandId } from '@foyer/market';
import { endPreparedBrowser, runBrowser, type BrowserAnswer } from '../browser/runBrowser.ts';
import type { LiveEvidence } from '@foyer/kernel/plan-answers';
import type { GatePlayers } from './gatePlayers.ts';
import { invitedPlaceViews, invitedViews, placesOf } from './invitedViews.ts';
import { pageViews, type PageView } from './pageViews.ts';
import { checkVersion } from './reuse/checkVersion.ts';
import { pageReuse, type OpenedPage, type ReusedPage, type VisitKind } from './reuse/pageReuse.ts';
import { specialViews } from './specialViews.ts';

const SHELL = 'shell';
/** Rules about what a browser observed. */
export const SMOKE_RULES: typeof RULES = RULES.filter(({ id }) => id.startsWith('smoke/'));
/** All other rules. */
export const FILE_RULES: typeof RULES = RULES.filter((rule) => !SMOKE_RULES.includes(rule));

export interface PagesInBrowser {
  readonly home: string;
  readonly candidate: Release;
  readonly live: LiveEvidence;
  readonly brands: readonly BrandId[];
  readonly players: GatePlayers;
  /** Opens each page in one brand instead of in every brand, and only pages that could differ from an earlier check. */
  readonly isQuick: boolean;
  readonly schemas: Readonly<Record<string, string>> | undefined;
}

/** Pages of a check: opened now, or taken from an earlier check that cannot differ. */
export interface SmokeAnswer {
  readonly pages: readonly SmokePage[];
  readonly reused: readonly ReusedPage[];
}

/**
 * Opens the candidate's first pages in the composed shell, in a separate process, in parallel to the rules. Pages
 * that an earlier check has opened with the same files and live releases are taken over (ADR 0381). Never rejects,
 * because it is awaited after the rules.
 */
export function smoke(pages: PagesInBrowser): Promise<BrowserAnswer<SmokeAnswer>> {
  return openCandidate(pages).catch((error: unknown) => ({
    problem: error instanceof Error ? error.message : String(error),
  }));
}

async function openCandidate({
  home,
  candidate,
  live,
  brands,
  players,
  isQuick,
  schemas,
}: PagesInBrowser): Promise<BrowserAnswer<SmokeAnswer>> {
  const { plan, edge, releases, squads = [] } = live;
  const { documents: _documents, bytes: _bytes, describes, ...entry } = candidate;
  const fills = describes?.slots.fills ?? [];
  // the first page of each application that shows one of its slots; the shell shows them on every page
  const slotPages = releases
    .filter(({ document }) => document?.describes?.slots.shows.some((slot) => fills.includes(slot)))
    .flatMap(({ app, document }) =>
      app === candidate.app
        ? []
        : app === SHELL
          ? ['lobby']
          : openPages(document?.describes?.pages ?? []).slice(0, 1),
    );
  const invited = squads.find(({ name }) => `mfe-${name}` === candidate.app);
  const pages = describes?.pages ?? [];
  const views = invited
    ? [
        ...invitedViews(invited, pages, brands, isQuick),
        ...placeViews(invited, placesOf(invited), brands, players, isQuick),
        ...invitedPlaceViews(
          invited,
          squads,
          (app) => plan.apps.some((entry) => entry.app === app),
          isQuick ? brands.filter((brand) => invited.brands.includes(brand)).slice(0, 1) : brands,
        ),
      ]
    : pageViews({ pages, slotPages }, brands, players, isQuick);
  const special = specialViews({ candidate, plan, releases, brands, players, isQuick, invited });
  const now = Date.now();
  const reuse = pageReuse({ home, candidate, live, schemas, check: checkVersion(), now });
  const reused: ReusedPage[] = [];
  /** True for a page that has to be opened. */
  const isOpened = (view: PageView, visit: VisitKind): boolean => {
    const found = isQuick ? reuse.find(view, visit) : undefined;
    if (found) reused.push(found);
    return !found;
  };
  const opened = views.filter((view) => isOpened(view, 'page'));
  const { updated, slots } = special;
  const composed = {
    ...(updated && isOpened(updated, 'updates') && { updated }),
    ...(slots && isOpened(slots.view, 'slots') && { slots }),
  };
  const known = reused.map(({ page }) => page);
  if (opened.length === 0 && Object.keys(composed).length === 0) {
    endPreparedBrowser();
    return { result: { pages: known, reused } };
  }
  const answer = await runBrowser<readonly OpenedPage[]>({
    kind: 'smoke',
    home,
    plan,
    candidate: entry,
    edge,
    views: opened,
    ...composed,
  });
  if ('problem' in answer) return answer;
  reuse.keep(answer.result, ({ brand, page, visit }) =>
    visit === 'page'
      ? opened.find((view) => view.brand === brand && view.page === page)
      : visit === 'updates'
        ? updated
        : slots?.view,
  );
  return { result: { pages: [...known, ...answer.result], reused } };
}

/** Pages of other squads that show slots of an invited one. */
function placeViews(
  { brands }: { readonly brands: readonly string[] },
  slotPages: readonly string[],
  wanted: readonly BrandId[],
  players: GatePlayers,
  isQuick: boolean,
): ReturnType<typeof pageViews> {
  const own = wanted.filter((brand) => brands.includes(brand));
  return openPages(slotPages).length === 0
    ? []
    : pageViews({ pages: [], slotPages }, isQuick ? own.slice(0, 1) : own, players, isQuick);
}

/** Judges what the browser observed; a gap names the reason why it observed nothing. */
export function judgeSmoke(facts: Facts, answer: BrowserAnswer<SmokeAnswer>): readonly Finding[] {
  const smoke = 'result' in answer ? answer.result.pages : undefined;
  return judge({ ...facts, smoke }, SMOKE_RULES).map((finding) =>
    'problem' in answer && finding.isGap
      ? { ...finding, text: `${finding.text} ${answer.problem}` }
      : finding,
  );
}
