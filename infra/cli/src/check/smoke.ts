import type { SmokePage } from '@foyer/gate';
import type { Release } from '@foyer/build';
import type { BrandId } from '@foyer/market';
import { runBrowser, type BrowserAnswer } from '../browser/runBrowser.ts';
import type { LiveEvidence } from '@foyer/kernel/plan-answers';
import { readGatePlayers } from './gatePlayers.ts';
import { pageViews } from './pageViews.ts';

/** Opens the candidate's first pages in the composed shell, in a separate process, in parallel to the rules. */
export async function smoke(
  home: string,
  candidate: Release,
  { plan, edge }: LiveEvidence,
  wanted: readonly BrandId[],
  isQuick: boolean,
): Promise<BrowserAnswer<readonly SmokePage[]>> {
  const { documents: _documents, bytes: _bytes, describes, ...entry } = candidate;
  const views = pageViews(describes?.pages ?? [], wanted, await readGatePlayers(home), isQuick);
  return runBrowser({ kind: 'smoke', home, plan, candidate: entry, edge, views });
}
