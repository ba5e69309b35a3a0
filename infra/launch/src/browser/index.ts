/**
 * Pages in a real browser: the browser part of the release check, and the comparison of what a browser loads with what is signed.
 *
 * @packageDocumentation
 */
export { limitConcurrency } from './limitConcurrency.ts';
export { launchBrowser, observePages } from './observePages.ts';
export type { PageSite, PageView } from './pageSite.ts';
export type { ObservedPage } from './observePage.ts';
export { signedFiles } from './pageLoads.ts';
export { readPages } from './readPages.ts';
export { remountPage } from './remountPage.ts';
export { watchTab, type WatchedTab } from './watchTab.ts';
export { composedViews, type SpecialViews } from './composedViews.ts';
export { openScratchEdge, withCandidate, type Composition } from './scratchEdge.ts';
