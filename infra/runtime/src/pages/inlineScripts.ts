import { EARLY_ANSWER } from '@foyer/kernel/early-answer';

/** A page that waits longer than this asks by itself. */
const PATIENCE_MS = 10_000;

/** A script that stands in the document itself. Its text is the same in every page, so that it has a hash; what differs is in data attributes. */
export interface InlineScript {
  readonly name: string;
  readonly text: string;
  /** Why it is in a payment page (PCI DSS 6.4.3). */
  readonly reason: string;
  /** The one document that it stands in; without it, every page. */
  readonly document?: string;
}

/** A shell that cannot be had is known at once; waiting for the fatal screen's own timer would only annoy. */
export const BOOT_GUARD: InlineScript = {
  name: 'boot guard',
  text: 'addEventListener("error",function(e){var t=e.target;if(t&&t.dataset&&t.dataset.shell!==undefined)document.documentElement.dataset.boot="failed"},true)',
  reason: 'Shows the last screen at once when a file of the shell cannot be fetched.',
};

/** Asks `data-request` while the scripts are on their way, for `data-document` with `data-variables`; the data client takes the answer. */
export const EARLY_QUESTION: InlineScript = {
  name: 'early question',
  text: [
    `(function(d){window.${EARLY_ANSWER}={documentId:d.document,variables:JSON.parse(d.variables),`,
    `response:fetch("/api/graphql",Object.assign(JSON.parse(d.request),{signal:AbortSignal.timeout(${PATIENCE_MS})}))`,
    '.then(function(r){return r.ok?r:undefined},function(){})}})(document.currentScript.dataset)',
  ].join(''),
  reason:
    'Asks for the first content of a public page before any script is there; without a token and without anything of a player.',
};

/**
 * All of a small document in a frame of our own page, where a silent sign-in ends: it hands its address to the shell in the words of
 * oidc-client-ts (`IFrameWindow.notifyParent`) without loading the library a second time.
 */
export const SILENT_RENEWAL = {
  name: 'silent renewal',
  document: '/silent-renew.html',
  text: 'parent.postMessage({source:"oidc-client",url:location.href,keepOpen:false},location.origin)',
  reason:
    'Tells the page that a sign-in was renewed without a question, so that a session does not end in the middle of a payment.',
} as const satisfies InlineScript;

/** All that stand in pages; a page with another is not ours. */
export const INLINE_SCRIPTS: readonly InlineScript[] = [BOOT_GUARD, EARLY_QUESTION];
