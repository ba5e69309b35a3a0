import type { Release } from '@foyer/build';
import type { SmokePage } from '@foyer/gate';
import { canonicalJson } from '@foyer/kernel';
import type { LiveEvidence } from '@foyer/kernel/plan-answers';
import type { PageView } from '../pageViews.ts';
import { hashOf, releaseHashes } from './fileHashes.ts';
import { readPassedPages, writePassedPages, type PassedPage } from './pageStore.ts';

/** A page as the browser observed it. */
export interface OpenedPage extends SmokePage {
  readonly visit: VisitKind;
  /** Files of the candidate that the page loaded. */
  readonly files: readonly string[];
  /** True when nothing was found on the page. */
  readonly isClean: boolean;
}

/** A page that was opened for an earlier release with the same files and the same live releases. */
export interface ReusedPage {
  readonly page: SmokePage;
  readonly release: string;
}

/** `4f1c: aurora /en/profile/`, as reports name the page. */
export function reusedText({ page: { brand, path }, release }: ReusedPage): string {
  return `${release}: ${brand} ${path}`;
}

export type VisitKind = 'page' | 'updates' | 'slots';

export interface PageReuse {
  /** The earlier result, unless something changed that the page depends on. */
  find(view: PageView, visit: VisitKind): ReusedPage | undefined;
  /** Stores the pages without a finding for the next check. */
  keep(opened: readonly OpenedPage[], viewOf: (page: OpenedPage) => PageView | undefined): void;
}

export interface ReuseContext {
  readonly home: string;
  readonly candidate: Release;
  readonly live: LiveEvidence;
  /** Schemas of the APIs by their names. */
  readonly schemas: Readonly<Record<string, string>> | undefined;
  /** Hash of the code of the check. */
  readonly check: string;
  readonly now: number;
}

/**
 * Finds pages whose result cannot differ. A page depends on the files of the candidate that it loads, on the other
 * releases of the plan, on the services and on the check. The first file that a page loads decides about the next one,
 * so equal files load equal files.
 */
export function pageReuse({ home, candidate, live, schemas, check, now }: ReuseContext): PageReuse {
  const { app } = candidate;
  const hashes = releaseHashes(home, candidate);
  const stored = readPassedPages(home, app, now);
  const byKey = new Map(stored.map((page) => [page.key, page]));
  const { plan, edge, squads = [] } = live;
  const others = (entries: LiveEvidence['plan']['apps']): readonly string[] =>
    entries.flatMap((entry) => (entry.app === app ? [] : [`${entry.app}@${entry.release}`])).sort();
  const context = {
    check,
    edge,
    schemas,
    apps: others(plan.apps),
    others: others(plan.others ?? []),
    rollouts: (plan.rollouts ?? []).filter((rule) => rule.app !== app),
    rules: (plan.rules ?? []).filter((rule) => rule.app !== app),
    squads,
  };
  const own = plan.apps.find((entry) => entry.app === app)?.release;
  const keyOf = ({ player, ...view }: PageView, visit: VisitKind): string =>
    hashOf(
      canonicalJson(
        JSON.parse(
          JSON.stringify({
            ...context,
            ...view,
            player: player?.email,
            visit,
            // an update exchanges the candidate and the live release
            live: visit === 'updates' ? own : undefined,
          }),
        ),
      ),
    );
  const isSame = ({ manifest, files }: PassedPage, page: string): boolean =>
    manifest === hashes.page(page) &&
    Object.entries(files).every(([name, hash]) => hashes.file(name) === hash);

  return {
    find(view, visit) {
      const passed = byKey.get(keyOf(view, visit));
      if (!passed || !isSame(passed, view.page)) return undefined;
      return { page: passed.observed as SmokePage, release: passed.release };
    },
    keep(opened, viewOf) {
      const added = opened.flatMap((page): PassedPage[] => {
        const { visit, files, isClean, ...observed } = page;
        const view = viewOf(page);
        if (!isClean || !view) return [];
        const entries = files.map((name) => [name, hashes.file(name)] as const);
        if (entries.some(([, hash]) => hash === undefined)) return [];
        return [
          {
            key: keyOf(view, visit),
            release: candidate.release,
            at: now,
            manifest: hashes.page(view.page),
            files: Object.fromEntries(entries) as Record<string, string>,
            observed,
          },
        ];
      });
      if (added.length > 0) writePassedPages(home, app, [...stored, ...added]);
    },
  };
}
