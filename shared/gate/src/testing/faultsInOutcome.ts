import type { Facts, SizeFacts } from '../facts.ts';
import { GOOD, smokePage, withCandidate, type PlantedFault } from './goodFacts.ts';

/** The page of another application that shows every slot. */
const SHOWN = { 'casino.search': '' };

/** Faults in the texts, the sizes and the opened pages of a release. */
export const OUTCOME_FAULTS: readonly PlantedFault[] = [
  [
    'messages/locale',
    'lacks 1 of 2 texts in fi',
    withCandidate({ describes: { messages: { en: 2, fi: 1 } } }),
  ],
  ['messages/locale', 'has no texts in fi', withCandidate({ locales: ['en'] })],
  ['size/budget', '30.0 KB of js, 27.0 KB are allowed', withSize(30_000, { js: 30_000, css: 0 })],
  ['size/delta', 'js grows from 10.0 KB to 20.0 KB', withSize(20_000, { js: 10_000, css: 0 })],
  [
    'smoke/mount',
    '/en/: mfe-casino@c2 did not show its heading within the deadline.',
    { ...GOOD, smoke: [smokePage({ mountedMs: undefined })] },
  ],
  [
    'smoke/fallback',
    '/en/: mfe-casino failed with CONTRACT_MISMATCH.',
    { ...GOOD, smoke: [smokePage({ instead: ['mfe-casino failed with CONTRACT_MISMATCH'] })] },
  ],
  [
    'smoke/integrity',
    '/en/: /assets/mfe-casino/c2/lazy.js is loaded without integrity.',
    {
      ...GOOD,
      smoke: [smokePage({ unsigned: ['/assets/mfe-casino/c2/lazy.js is loaded without integrity'] })],
    },
  ],
  ['size/delta', 'first release, no live release to compare with', withSize(1, 'first-release')],
  ['size/delta', 'so its growth is unknown', withSize(1, 'not-weighed')],
  [
    'smoke/unseen',
    'No page of mfe-casino@c2 could be opened without a player account for the check: only /en/',
    withCandidate({ describes: { pages: ['deposit'] } }),
  ],
  [
    'smoke/remount',
    '/en/: is not shown again.',
    { ...GOOD, smoke: [smokePage({ again: ['is not shown again'] })] },
  ],
  [
    'smoke/leak',
    '/en/: each visit leaves 2 listeners behind.',
    { ...GOOD, smoke: [smokePage({ leaks: ['each visit leaves 2 listeners behind'] })] },
  ],
  [
    'smoke/origin',
    '/en/: a request is sent to https://tracker.example.',
    { ...GOOD, smoke: [smokePage({ foreign: ['a request is sent to https://tracker.example'] })] },
  ],
  [
    'smoke/width',
    '/en/: <table> is wider than the window at 390 px.',
    { ...GOOD, smoke: [smokePage({ widths: ['<table> is wider than the window at 390 px'] })] },
  ],
  [
    'smoke/long-task',
    '/en/: the longest task takes more than 1000 ms.',
    { ...GOOD, smoke: [smokePage({ longestTaskMs: 1_400 })] },
  ],
  [
    'smoke/blocked',
    '/en/: one task blocks the page for more than 2000 ms.',
    { ...GOOD, smoke: [smokePage({ longestTaskMs: 3_000, busyMs: 3_600 })] },
  ],
  [
    'smoke/elements',
    '/en/: the page has more than 10000 elements.',
    { ...GOOD, smoke: [smokePage({ elements: 20_000 })] },
  ],
  [
    'smoke/changes',
    '/en/: the release replaces history.pushState.',
    { ...GOOD, smoke: [smokePage({ changes: ['replaces history.pushState'] })] },
  ],
  [
    'smoke/secret',
    '/en/: the page writes a token to the console.',
    { ...GOOD, smoke: [smokePage({ secrets: ['writes a token to the console'] })] },
  ],
  [
    'smoke/bytes',
    '/en/: the page loads 700.0 KB of its release.',
    { ...GOOD, smoke: [smokePage({ bytes: 700_000 })] },
  ],
  [
    'smoke/slot',
    'The slot casino.search is not shown: it failed with RENDER_THREW.',
    { ...GOOD, smoke: [smokePage({ slots: { 'casino.search': 'it failed with RENDER_THREW' } })] },
  ],
  [
    'smoke/update',
    '/en/: each update leaves 1 sockets behind.',
    { ...GOOD, smoke: [smokePage({ updates: ['each update leaves 1 sockets behind'], slots: SHOWN })] },
  ],
  ['smoke/console', '/en/: boom', { ...GOOD, smoke: [smokePage({ errors: ['boom'] })] }],
  [
    'smoke/axe',
    '/en/: color-contrast',
    { ...GOOD, smoke: [smokePage({ violations: ['color-contrast: h1'] })] },
  ],
];

/** A candidate with this many bytes of scripts, of 27,000 allowed. */
function withSize(js: number, live: SizeFacts['live']): Facts {
  return withCandidate({
    sizes: [{ name: 'mfe-casino', actual: { js, css: 0 }, allowed: { js: 27_000, css: 1 }, live }],
  });
}
