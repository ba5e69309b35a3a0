/**
 * Where the silent sign-in ends, in a frame of our own page: it hands its address to the shell in the words of oidc-client-ts
 * (`IFrameWindow.notifyParent`) without loading the library a second time.
 */
export function composeSilentRenew(nonce: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>…</title><script nonce="${nonce}">${NOTIFY_PARENT}</script></head><body></body></html>`;
}

const NOTIFY_PARENT = 'parent.postMessage({source:"oidc-client",url:location.href,keepOpen:false},location.origin)';
