import type { Facts, SquadFacts } from '../facts.ts';
import { FILE_BREAKS } from './breaksInFiles.ts';
import {
  GOOD,
  shellWith,
  smokePage,
  withCandidate,
  withFallback,
  type ReleaseBreak,
  withLive,
  withSources,
} from './goodFacts.ts';

/** A release of an invited squad with these slots, beside those that the registry has. */
const invitedWith = (
  { fills }: { readonly fills: readonly string[] },
  slots: NonNullable<SquadFacts['slots']>,
): Facts => ({
  ...withCandidate({
    app: 'mfe-poker',
    owner: 'poker',
    describes: { pages: ['poker'], slots: { fills: [...fills], shows: [] } },
  }),
  squads: [{ name: 'poker', prefix: 'cards', brands: ['aurora'], budget: { js: 20_000, css: 8_000 }, slots }],
});

const seen = (patch: Parameters<typeof smokePage>[0]): Facts => ({
  ...GOOD,
  smoke: [smokePage({ slots: { 'casino.search': '' }, ...patch })],
});

/**
 * Planted breaks of a release. A failure mode that is found later is one more row. Names in brackets are
 * tools whose users report the failure: mfdoctor, Piral, OpenSearch Dashboards (OSD).
 */
export const RELEASE_BREAKS: readonly ReleaseBreak[] = [
  ['claims the owner of another squad', 'release/owner', withCandidate({ owner: 'cashier' })],
  [
    'provides a slot of another squad',
    'release/slots',
    withCandidate({ describes: { slots: { fills: ['casino.search', 'cashier.strip'], shows: [] } } }),
  ],
  [
    'provides a slot that its invited squad has not declared',
    'release/slots',
    invitedWith({ fills: ['poker.strip'] }, []),
  ],
  [
    'of an invited squad provides a slot of the casino',
    'release/slots',
    invitedWith({ fills: ['casino.search'] }, []),
  ],
  [
    'of an invited squad drops a slot that the lobby shows',
    'release/slots',
    invitedWith({ fills: [] }, [{ name: 'poker.strip', places: ['lobby'] }]),
  ],
  [
    'of an invited squad has a slot that cannot be mounted',
    'smoke/slot',
    {
      ...invitedWith({ fills: ['poker.strip'] }, [{ name: 'poker.strip', places: [] }]),
      smoke: [smokePage({ slots: { 'poker.strip': 'it failed with RENDER_THREW' } })],
    },
  ],
  [
    'of an invited squad cannot be exchanged in the open page',
    'smoke/update',
    {
      ...invitedWith({ fills: [] }, []),
      smoke: [smokePage({ updates: ['the page stayed at the live release'] })],
    },
  ],
  ['belongs to no squad', 'release/owner', withCandidate({ app: 'mfe-poker', owner: 'poker' })],
  [
    'names a page that no address of its invited squad opens',
    'release/routes',
    {
      ...withCandidate({ app: 'mfe-poker', owner: 'poker', describes: { pages: ['poker', 'tables'] } }),
      squads: [{ name: 'poker', prefix: 'cards', brands: ['aurora'], budget: { js: 20_000, css: 8_000 } }],
    },
  ],
  [
    'registers the address of another squad (Piral: a page path is registered twice)',
    'release/routes',
    withCandidate({ describes: { pages: ['lobby', 'deposit'] } }),
  ],
  [
    'was built for a later contract (OSD: plugin for another platform version)',
    'contract/number',
    withCandidate({ contract: 99 }),
  ],
  ['is a shell that leaves live remotes behind', 'contract/number', shellWith({ contract: 2 })],
  [
    'drops a page that the shell routes to it',
    'contract/page-missing',
    withCandidate({ describes: { pages: [] } }),
  ],
  [
    'is a shell with a route that its owner does not have',
    'contract/page-missing',
    shellWith({ describes: { routes: { account: ['profile'], casino: ['lobby'] } } }),
  ],
  [
    'shows a slot that no release provides (Piral: unknown extension slot)',
    'contract/slot-missing',
    withCandidate({ describes: { slots: { fills: ['casino.search'], shows: ['casino.map'] } } }),
  ],
  [
    'drops a slot that another remote shows',
    'contract/slot-dropped',
    withCandidate({ describes: { slots: { fills: [], shows: [] } } }),
  ],
  [
    'drops a slot that a rollback would show again',
    'contract/slot-dropped',
    withFallback(
      { describes: { slots: { fills: ['account.notices'], shows: ['casino.search'] } } },
      { describes: { slots: { fills: [], shows: [] } } },
    ),
  ],
  [
    'waits for an event that nothing sends (OSD: a required plugin is missing)',
    'contract/event-unsent',
    withCandidate({ describes: { events: { sends: ['game.launched'], receives: ['cashier.paid'] } } }),
  ],
  [
    'stops sending an event that another remote needs',
    'contract/event-dropped',
    withCandidate({ describes: { events: { sends: [], receives: [] } } }),
  ],
  [
    'calls a service that the live shell does not have',
    'contract/service-missing',
    withCandidate({ describes: { services: { offers: [], uses: ['wallet.transfer'] } } }),
  ],
  [
    'is a shell without a service that a live remote calls',
    'contract/service-missing',
    shellWith({ describes: { services: { offers: ['bus'], uses: [] } } }),
  ],
  [
    'uses a contract member after its last day',
    'contract/removed',
    {
      ...GOOD,
      deprecations: [
        {
          kind: 'service',
          name: 'wallet.refresh',
          since: '2026-10-01',
          until: '2026-11-01',
          instead: 'Call wallet.update instead.',
        },
      ],
    },
  ],
  [
    'requires React 18 (mfdoctor: singleton with another major version)',
    'shared/range',
    withCandidate({ requires: { react: '^18.3.1' } }),
  ],
  [
    'requires a minor version that the live shell does not have yet (mfdoctor: range not satisfied)',
    'shared/range',
    withCandidate({ requires: { react: '^19.9.0' } }),
  ],
  [
    'takes a module from the shell that it does not share (Piral: missing shared dependency)',
    'shared/range',
    withCandidate({ requires: { react: '^19.3.0', rxjs: '^7.8.2' } }),
  ],
  [
    'is a shell with a React that live remotes do not accept',
    'shared/range',
    shellWith({
      describes: {
        shared: { versions: { react: '20.0.0' }, offers: { react: ['*'], 'react-intl': ['*'] }, uses: {} },
      },
    }),
  ],
  [
    'uses a name that the facade does not export (undefined at run time)',
    'shared/name',
    withCandidate({
      describes: { shared: { versions: {}, offers: {}, uses: { 'react-intl': ['FormattedDate'] } } },
    }),
  ],
  [
    'asks for React 18 in its own package.json (mfdoctor: declared and shared versions differ)',
    'shared/declared',
    withSources({ packages: { declared: { react: '^18.3.1' }, nested: [] } }),
  ],
  [
    'has its own React Router through a dependency (mfdoctor: second copy of a singleton)',
    'shared/declared',
    withSources({ packages: { declared: {}, nested: ['react-router@6.30.0'] } }),
  ],
  ['has a type error', 'source/types', withSources({ types: ['a.ts:8 TS2322: Type 99 is not assignable.'] })],
  [
    'imports the source of another remote',
    'source/imports',
    withSources({ imports: ['mfe-casino/src/a.ts imports mfe-account/src/b.ts (remote-to-remote)'] }),
  ],
  [
    'has a document that was changed without codegen',
    'source/generated',
    withSources({ generated: ['mfe-casino/src/a.generated.ts differs from its GraphQL source'] }),
  ],
  [
    'lacks a translation of a new text',
    'source/generated',
    withSources({ generated: ['mfe-casino/src/messages/fi.json: casino.new is missing'] }),
  ],
  [
    'lacks a translation in its bundle',
    'messages/locale',
    withCandidate({ describes: { messages: { en: 2, fi: 1 } } }),
  ],
  [
    'requests an unknown field',
    'graphql/operation',
    withCandidate({ documents: { a: 'query Name { nick }' } }),
  ],
  ...FILE_BREAKS,
  [
    'bundles a package with a refused licence',
    'licence/refused',
    withCandidate({
      bill: {
        ...GOOD.candidate.bill,
        components: [{ name: 'left', version: '1.0.0', licenses: [{ expression: 'GPL-3.0-only' }] }],
      } as never,
    }),
  ],
  [
    'is larger than its budget',
    'size/budget',
    withCandidate({
      sizes: [
        {
          name: 'mfe-casino',
          actual: { js: 30_000, css: 0 },
          allowed: { js: 27_000, css: 1 },
          live: { js: 29_000, css: 0 },
        },
      ],
    }),
  ],
  [
    'throws in a slot that no opened page shows (Piral: a component of an extension slot throws)',
    'smoke/slot',
    seen({ slots: { 'casino.search': 'it failed with RENDER_THREW' } }),
  ],
  [
    'cannot take the place of the live release in an open page',
    'smoke/update',
    seen({ updates: ['mfe-casino@c2 does not take the place of the mounted release in an open page'] }),
  ],
  [
    'leaves a socket behind when it is replaced (single-spa: unmount without clean-up)',
    'smoke/update',
    seen({ updates: ['each update leaves 1 sockets behind'] }),
  ],
  ['never shows its heading', 'smoke/mount', seen({ mountedMs: undefined })],
  [
    'is replaced by its earlier release or a notice',
    'smoke/fallback',
    seen({ instead: ['mfe-casino@c1 is mounted instead'] }),
  ],
  ['writes errors to the console', 'smoke/console', seen({ errors: ['Each child needs a key (/entry.js)'] })],
  ['cannot be shown a second time', 'smoke/remount', seen({ again: ['is not shown again'] })],
  ['leaves listeners behind', 'smoke/leak', seen({ leaks: ['each visit leaves 2 listeners behind'] })],
  [
    'keeps a socket open after it is left',
    'smoke/leak',
    seen({ leaks: ['each visit leaves 1 sockets behind'] }),
  ],
  [
    'sends data to a third party',
    'smoke/origin',
    seen({ foreign: ['a request is sent to https://x.example'] }),
  ],
  [
    'scrolls sideways on a phone',
    'smoke/width',
    seen({ widths: ['<table> is wider than the window at 390 px'] }),
  ],
  ['replaces history.pushState', 'smoke/changes', seen({ changes: ['replaces history.pushState'] })],
  [
    'adds a function to every array',
    'smoke/changes',
    seen({ changes: ['changes last of the prototype of Array'] }),
  ],
  [
    'writes a stored value of another squad',
    'smoke/changes',
    seen({ changes: ['changes the stored value foyer.theme itself'] }),
  ],
  ['prints a token', 'smoke/secret', seen({ secrets: ['writes a token to the console'] })],
  [
    'computes for three seconds when it mounts',
    'smoke/blocked',
    seen({ longestTaskMs: 3_000, busyMs: 3_600 }),
  ],
  ['shows twenty thousand elements', 'smoke/elements', seen({ elements: 20_000 })],
  [
    'keeps an animation running after it is left',
    'smoke/leak',
    seen({ leaks: ['each visit leaves 1 animation loops behind'] }),
  ],
  [
    'starts timers again and again after it is left',
    'smoke/leak',
    seen({ leaks: ['each visit leaves 1 timer loops behind'] }),
  ],
  ['has text without contrast', 'smoke/axe', seen({ violations: ['color-contrast: h1'] })],
  [
    'is loaded without integrity (another bundler)',
    'smoke/integrity',
    seen({ unsigned: ['/assets/mfe-casino/c2/lazy.js is loaded without integrity'] }),
  ],
];

/** Evidence that is missing never looks like a pass. */
export const EVIDENCE_BREAKS: readonly ReleaseBreak[] = [
  ['cannot be opened, because no browser runs', 'smoke/mount', { ...GOOD, smoke: undefined }],
  ['has a slot, and no other application shows it', 'smoke/slot', { ...GOOD, smoke: [smokePage({})] }],
  ['has a script whose bytes differ from its hash', 'code/dynamic', withCandidate({ scripts: undefined })],
  ['has a bill of materials of another build', 'licence/refused', withCandidate({ bill: undefined })],
  [
    'is compared with a shell that does not describe itself',
    'contract/service-missing',
    withoutDescription(),
  ],
  ['is checked while the api does not answer', 'graphql/operation', { ...GOOD, schemas: undefined }],
  [
    'is compared with a live release whose styles were deleted',
    'css/collision',
    withLive('mfe-account', { styles: undefined }),
  ],
];

function withoutDescription(): Facts {
  const live = GOOD.live.map((release) =>
    release.app === 'shell' ? { ...release, describes: undefined } : release,
  );
  return { ...GOOD, live };
}
