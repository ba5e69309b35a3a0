/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { WorkbenchChange } from '../../workbench/startWorkbench.ts';
import type { StackFrame } from '../server/mapStack.ts';
import { createHotUpdates, type HotRuntime } from './hotUpdates.ts';
import { createOverlay } from './overlay/overlay.ts';
import { createPageErrors } from './pageErrors.ts';
import { createRefresh, type PageRefresh } from './refreshRuntime.ts';

interface Globals {
  __foyerRefresh?: PageRefresh;
  __foyerHot?: (runtime: HotRuntime) => void;
}

const globals = globalThis as Globals;
const overlay = createOverlay();
const errors = createPageErrors(overlay, async (stack) => {
  const answer = await fetch('/foyer-stack', { method: 'POST', body: stack });
  return (await answer.json()) as readonly StackFrame[];
});
let hash = '';

const updates = createHotUpdates({
  target: () => hash,
  applied: () => undefined,
  failed: () => location.reload(),
});
globals.__foyerRefresh = createRefresh((error) => errors.report('update', error));
globals.__foyerHot = updates.add;

new EventSource('/changes').onmessage = ({ data }: MessageEvent<string>) => {
  const change = JSON.parse(data) as WorkbenchChange;
  const isNew = hash !== '' && hash !== change.hash;
  hash = change.hash;
  overlay.send({ type: 'problems', problems: change.problems });
  if (!isNew) return;
  void updates.follow().then(() => {
    overlay.send({ type: 'updated' });
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) replace(link);
  });
};

/** Loads a sheet again and keeps the old one until the new one is there. */
function replace(link: HTMLLinkElement): void {
  const next = link.cloneNode() as HTMLLinkElement;
  next.href = `${link.href.replace(/\?.*$/, '')}?v=${hash}`;
  next.addEventListener('load', () => link.remove());
  next.addEventListener('error', () => next.remove());
  link.after(next);
}

addEventListener('error', ({ error }) => errors.report('page', error));
addEventListener('unhandledrejection', ({ reason }) => errors.report('promise', reason));
