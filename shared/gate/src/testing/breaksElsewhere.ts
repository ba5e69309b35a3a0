/** A break that another part refuses: its code, and the test that plants it. */
export type ProvenBreak = readonly [name: string, code: string, file: string, title: string];

const PUBLISHING = 'infra/registry/src/publish/publishing.test.ts';
const CONCURRENT = 'infra/registry/src/publish/concurrentPublishing.test.ts';
const CLI = 'infra/cli/src/commands/publishCommands.test.ts';
const BASE = 'infra/cli/src/release/refuseOlderBase.test.ts';
const GATE = 'infra/registry/src/gate/gate.test.ts';
const BREAK_GLASS = 'infra/registry/src/gate/breakGlass.test.ts';
const BROWSER = 'e2e/resilience/releaseGate.spec.ts';
const DECISIONS = 'infra/cli/src/commands/decisionCommands.test.ts';

/** Breaks that are refused before a build, at the publication, at the promotion, or in a browser. */
export const PROVEN_BREAKS: readonly ProvenBreak[] = [
  ['has no key on this machine', 'KEY_MISSING', CLI, 'names a missing key, and how to create it'],
  ['is signed with a revoked key', 'KEY_REVOKED', CLI, "['KEY_REVOKED'"],
  ['is signed with an expired key', 'KEY_EXPIRED', CLI, "['KEY_EXPIRED'"],
  ['is signed with the key of another squad', 'KEY_UNKNOWN', PUBLISHING, "['KEY_UNKNOWN'"],
  [
    'loses its key during the publication',
    'KEY_REVOKED',
    PUBLISHING,
    'key is revoked while its files are hashed',
  ],
  ['was changed after it was signed', 'SIGNATURE_WRONG', PUBLISHING, "'SIGNATURE_WRONG'"],
  [
    'has one signature where two are needed',
    'SIGNATURES_MISSING',
    PUBLISHING,
    'requires two people for the cashier',
  ],
  ['has a member that only edges read', 'NOT_CANONICAL', PUBLISHING, "'NOT_CANONICAL'"],
  ['is loaded from another host', 'RELEASE_MALFORMED', PUBLISHING, "base: 'https://evil.example/'"],
  ['has a file outside of its folder', 'RELEASE_MALFORMED', PUBLISHING, "entry: '../entry.js'"],
  [
    'lists a file without a hash',
    'RELEASE_MALFORMED',
    PUBLISHING,
    "['RELEASE_MALFORMED', (document, key) => signDocument({ ...document, sri: {} }",
  ],
  ['has files that differ from their hashes', 'FILES_DIFFER', PUBLISHING, "'FILES_DIFFER'"],
  [
    'changes a published release',
    'CONTENT_DIFFERS',
    PUBLISHING,
    'but no other content under its name or number',
  ],
  ['takes a number that does not follow', 'SEQUENCE_SKIPS', PUBLISHING, "'SEQUENCE_SKIPS'"],
  ['is published for another application', 'OWNER_WRONG', PUBLISHING, "'OWNER_WRONG'"],
  [
    'does not describe itself',
    'DESCRIPTION_MISSING',
    CONCURRENT,
    'is refused, because no other release could be checked',
  ],
  [
    'comes from a checkout that is older than the live release',
    'BASE_OLDER',
    BASE,
    'refuses a checkout without the live commit',
  ],
  [
    'is promoted from a state that another squad changed',
    'VERSION_CHANGED',
    CONCURRENT,
    'for one application, one of them does',
  ],
  [
    'is promoted without a check',
    'CHECK_MISSING',
    GATE,
    'requires a recent passed check of that environment',
  ],
  ['is promoted after a check without a browser', 'CHECK_PARTIAL', GATE, 'allows a share without a browser'],
  [
    'is promoted by an operator without a check',
    'CHECK_MISSING',
    DECISIONS,
    'requests the approval of a release without a check with --break-glass',
  ],
  [
    'is released without a check by one operator alone',
    'APPROVAL_REQUIRED',
    BREAK_GLASS,
    'is refused to one operator, with or without breakGlass',
  ],
  ['is approved by the person who requested it', 'SAME_PERSON', BREAK_GLASS, "'SAME_PERSON'"],
  ['waives a rule that endangers others', 'WAIVER_NOT_GRANTED', GATE, 'WAIVER_NOT_GRANTED'],
  [
    'throws when its module loads (Piral: a pilet throws in setup)',
    'smoke/fallback',
    BROWSER,
    'throwsAtLoad',
  ],
  ['throws when it mounts', 'smoke/fallback', BROWSER, 'throwsAtMount'],
  ['throws while it renders', 'smoke/fallback', BROWSER, 'throwsAtRender'],
  ['throws when it mounts again', 'smoke/remount', BROWSER, 'throwsAtSecondMount'],
  ['mounts and shows nothing', 'smoke/mount', BROWSER, 'showsNothing'],
  ['has an unhandled rejection', 'smoke/console', BROWSER, 'rejectsLater'],
  ['leaves a listener and an interval in the page', 'smoke/leak', BROWSER, 'leavesListeners'],
  ['is wider than the phone in a real page', 'smoke/width', BROWSER, 'widerThanThePhone'],
  ['throws in a slot that no page shows', 'smoke/slot', BROWSER, 'throwsInItsSlot'],
  ['cannot take the place of another release in the page', 'smoke/update', BROWSER, 'throwsAfterAnother'],
  ['keeps its listeners when it is replaced', 'smoke/update', BROWSER, 'keepsListenersOfUpdates'],
  ['calls another origin in a real page', 'smoke/console', BROWSER, 'callsAnotherOrigin'],
  ['opens a socket to another origin', 'smoke/console', BROWSER, 'opensForeignSocket'],
  ['replaces history.pushState in a real page', 'smoke/changes', BROWSER, 'replacesHistory'],
  ['replaces fetch', 'smoke/changes', BROWSER, 'replacesFetch'],
  ['extends the prototype of Array', 'smoke/changes', BROWSER, 'changesPrototype'],
  ['changes and removes stored values of others', 'smoke/changes', BROWSER, 'writesStorage'],
  ['writes a cookie', 'smoke/changes', BROWSER, 'writesCookie'],
  ['registers a service worker', 'smoke/changes', BROWSER, 'registersServiceWorker'],
  ['opens a dialog of the browser', 'smoke/changes', BROWSER, 'opensDialog'],
  ['adds a style sheet to the document', 'smoke/changes', BROWSER, 'addsStyleSheet'],
  ['silences the console', 'smoke/changes', BROWSER, 'silencesConsole'],
  ['swallows the errors of the page', 'smoke/changes', BROWSER, 'swallowsErrors'],
  ['stops the reports to the shell', 'smoke/changes', BROWSER, 'stopsReports'],
  ['deletes a cache of the shell', 'smoke/changes', BROWSER, 'deletesCaches'],
  ['asks for a permission while it mounts', 'smoke/changes', BROWSER, 'asksPermission'],
  ['connects to another browser', 'smoke/changes', BROWSER, 'opensPeerConnection'],
  ['sends to other tabs as the shell', 'smoke/changes', BROWSER, 'postsToOtherTabs'],
  ['covers the navigation of the shell', 'smoke/changes', BROWSER, 'coversTheShell'],
  ['leaves elements in the body', 'smoke/leak', BROWSER, 'leavesElements'],
  ['leaves the page without scrolling', 'smoke/leak', BROWSER, 'locksScrolling'],
  ['inserts a style element', 'smoke/console', BROWSER, 'insertsStyleElement'],
  ['prints a token in a real page', 'smoke/secret', BROWSER, 'printsToken'],
  ['requests animation frames after it is left', 'smoke/leak', BROWSER, 'keepsAnimating'],
  ['polls with timeouts after it is left', 'smoke/leak', BROWSER, 'keepsPolling'],
  ['blocks a real page for three seconds', 'smoke/blocked', BROWSER, 'blocksThePage'],
  ['shows twenty thousand elements in a real page', 'smoke/elements', BROWSER, 'showsTooMuch'],
];
