import { openPages, type SmokePage } from '@foyer/gate';
import type { Release } from '@foyer/build';
import type { BrandId } from '@foyer/market';
import { runBrowser, type BrowserAnswer } from '../browser/runBrowser.ts';
import type { LiveEvidence } from '@foyer/kernel/plan-answers';
import { readGatePlayers } from './gatePlayers.ts';
import { pageViews } from './pageViews.ts';

const SHELL = 'shell';

/** Opens the candidate's first pages in the composed shell, in a separate process, in parallel to the rules. */
export async function smoke(
  home: string,
  candidate: Release,
  { plan, edge, releases }: LiveEvidence,
  wanted: readonly BrandId[],
  isQuick: boolean,
): Promise<BrowserAnswer<readonly SmokePage[]>> {
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
  const views = pageViews(
    { pages: describes?.pages ?? [], slotPages },
    wanted,
    await readGatePlayers(home),
    isQuick,
  );
  return runBrowser({ kind: 'smoke', home, plan, candidate: entry, edge, views });
}
