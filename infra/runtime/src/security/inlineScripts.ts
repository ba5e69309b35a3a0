import { EARLY_ANSWER } from '@foyer/kernel/early-answer';

/** Timeout of the early request; the page then sends the request itself. */
const TIMEOUT_MS = 10_000;

/**
 * An inline script of the document. Its text is the same in every page, so that it has a fixed hash;
 * variable values are in data attributes.
 */
export interface InlineScript {
  readonly name: string;
  readonly text: string;
  /** Justification for its use in a payment page (PCI DSS 6.4.3). */
  readonly reason: string;
  /** The only document that contains the script; undefined = every page. */
  readonly document?: string;
}

/** Detects at once that the shell cannot be loaded, without waiting for the timer of the fatal screen. */
export const BOOT_GUARD: InlineScript = {
  name: 'boot guard',
  text: 'addEventListener("error",function(e){var t=e.target;if(t&&t.dataset&&t.dataset.shell!==undefined)document.documentElement.dataset.boot="failed"},true)',
  reason: 'Shows the error screen at once when a file of the shell cannot be fetched.',
};

/**
 * Sends the request in `data-request` for `data-document` with `data-variables` while the scripts load; the
 * data client consumes the answer.
 */
export const EARLY_QUESTION: InlineScript = {
  name: 'early request',
  text: [
    `(function(d){window.${EARLY_ANSWER}={documentId:d.document,variables:JSON.parse(d.variables),`,
    `response:fetch("/api/graphql",Object.assign(JSON.parse(d.request),{signal:AbortSignal.timeout(${TIMEOUT_MS})}))`,
    '.then(function(r){return r.ok?r:undefined},function(){})}})(document.currentScript.dataset)',
  ].join(''),
  reason:
    'Requests the first content of a public page while the scripts load, without a token and without player data.',
};

/**
 * The only script of the small document in a frame of our own page where a silent sign-in ends. It passes
 * its address to the shell in the message format of oidc-client-ts (`IFrameWindow.notifyParent`) without
 * loading the library a second time.
 */
export const SILENT_RENEWAL = {
  name: 'silent renewal',
  document: '/silent-renew.html',
  text: 'parent.postMessage({source:"oidc-client",url:location.href,keepOpen:false},location.origin)',
  reason: 'Reports a silent sign-in renewal to the page, so that a session does not end during a payment.',
} as const satisfies InlineScript;

/** All inline scripts of pages; a page with any other inline script is not ours. */
export const INLINE_SCRIPTS: readonly InlineScript[] = [BOOT_GUARD, EARLY_QUESTION];
