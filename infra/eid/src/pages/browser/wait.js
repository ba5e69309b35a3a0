// Progressive enhancement of the pages that wait; without scripts they reload. Served without a build step.
'use strict';

const POLL_MS = 2_000;
const { state, stateAt } = document.currentScript.dataset;
const EXPIRED = 410;

/** Reloads when the state has changed; until then, the page and its keyboard focus stay as they are. */
async function poll() {
  try {
    const response = await fetch(stateAt);
    if (response.status === EXPIRED || (response.ok && (await response.text()) !== state))
      return location.reload();
  } catch {
    // The connection is lost: the next request may succeed.
  }
  setTimeout(poll, POLL_MS);
}

setTimeout(poll, POLL_MS);
