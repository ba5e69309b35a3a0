import type { Facts } from '../facts.ts';
import {
  GOOD,
  shellWith,
  smokePage,
  withCandidate,
  withLive,
  withScript,
  withSources,
  withStyle,
} from './goodFacts.ts';

const { describes } = GOOD.candidate;
const { events, services, slots } = describes ?? {
  events: { sends: [], receives: [] },
  services: { uses: [] },
  slots: { fills: [], shows: [] },
};

/** Changes that squads make every day; the gate lets them pass. */
export const HARMLESS_CHANGES: readonly (readonly [name: string, facts: Facts])[] = [
  ['nothing but a new release', GOOD],
  ['a shell without changes of its contract', shellWith({})],
  [
    'a shell that stores values and restores scroll positions, as only it may',
    {
      ...shellWith({}),
      smoke: [smokePage({ changes: ['writes cookies', 'replaces history.scrollRestoration'] })],
    },
  ],
  [
    'a new slot',
    {
      ...withCandidate({ describes: { slots: { ...slots, fills: [...slots.fills, 'casino.new'] } } }),
      smoke: [smokePage({ slots: { 'casino.search': '', 'casino.new': '' } })],
    },
  ],
  [
    'a new event',
    withCandidate({ describes: { events: { ...events, sends: [...events.sends, 'game.ended'] } } }),
  ],
  [
    'one service less',
    withCandidate({ describes: { services: { offers: [], uses: services.uses.slice(1) } } }),
  ],
  [
    'a member of a service whose members another package defines',
    withCandidate({ describes: { services: { offers: [], uses: ['apollo.mutate'] } } }),
  ],
  ['a page that is planned', withCandidate({ describes: { laterPages: ['sports-later'] } })],
  ['a lower minimum of a shared version', withCandidate({ requires: { react: '^19.0.0' } })],
  ['no document at all', withCandidate({ documents: {} })],
  ['a document of the second API', withCandidate({ documents: { b: 'query Games { games }' } })],
  ['a class of its own', withStyle('.fc2_new{color:red}')],
  ['an element inside a class of its own', withStyle('.fc2_a button{color:red}')],
  [
    'a plain class beside one of its own (Svelte)',
    withLive(
      'mfe-account',
      { styles: { 'entry.css': '.page.fa1_x .card:where(.fa1_x){}' } },
      withStyle('.page.fc2_x .card:where(.fc2_x){}'),
    ),
  ],
  ['rules in a layer of its own', withStyle('@layer fc2_l{.fc2_a p{color:red}}')],
  ['rules in a scope of its own', withStyle('@scope (.fc2_a){p{color:red}}')],
  [
    'an element of its own with a state',
    withStyle('.fc2_a:has(input:checked) button:not([disabled]){color:red}'),
  ],
  [
    'a long task on a busy machine',
    {
      ...GOOD,
      smoke: [smokePage({ longestTaskMs: 2_600, busyMs: 1_100, slots: { 'casino.search': '' } })],
    },
  ],
  ['a variable of the theme', withStyle('.fc2_a{--fy-space:4px}')],
  [
    'the font of its last release',
    withLive(
      'mfe-casino',
      { styles: { 'entry.css': '@font-face{font-family:Reels;src:url(a.woff2)}' } },
      withStyle('@font-face{font-family:Reels;src:url(a.woff2)}'),
    ),
  ],
  ['the attempt of a library to find globalThis', withScript('find.constructor("return this")()')],
  ['the constructor of an error', withScript('throw new e.constructor(text)')],
  ['a text that begins as a comment', withScript('const text="// one, two.three"')],
  ['a method that is named eval', withScript('policy.eval(1)')],
  ['a timer with a function', withScript('setTimeout(()=>go(),1)')],
  ['an XML name space', withScript('e.createElementNS("http://www.w3.org/2000/svg","svg")')],
  [
    'a package of its own that the shell does not share',
    withSources({ packages: { declared: { 'left-pad': '^1.3.0' }, nested: ['left-pad@1.3.0'] } }),
  ],
  ['a workspace dependency', withSources({ packages: { declared: { react: 'workspace:*' }, nested: [] } })],
  ['a live release of its own without a description', ownWithoutDescription()],
  [
    'a package with a choice of licences',
    withCandidate({
      bill: {
        ...GOOD.candidate.bill,
        components: [{ name: 'a', version: '1.0.0', licenses: [{ expression: 'GPL-3.0-only OR MIT' }] }],
      } as never,
    }),
  ],
  [
    'a slow first mount',
    { ...GOOD, smoke: [smokePage({ mountedMs: 9_000, slots: { 'casino.search': '' } })] },
  ],
  [
    'a deprecated member before its last day',
    {
      ...GOOD,
      deprecations: [
        {
          kind: 'slot',
          name: 'account.notices',
          since: '2026-11-01',
          until: '2027-01-01',
          instead: 'Show account.inbox.',
        },
      ],
    },
  ],
  [
    'ten percent more code',
    withCandidate({
      sizes: [
        {
          name: 'mfe-casino',
          actual: { js: 21_000, css: 0 },
          allowed: { js: 27_000, css: 1 },
          live: { js: 19_500, css: 0 },
        },
      ],
    }),
  ],
];

/** Published before descriptions were required; the candidate replaces it. */
function ownWithoutDescription(): Facts {
  const live = GOOD.live.map((release) =>
    release.app === GOOD.candidate.app ? { ...release, describes: undefined } : release,
  );
  return { ...GOOD, live };
}
