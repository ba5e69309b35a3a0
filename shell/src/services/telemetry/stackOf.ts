/** `…/assets/<app>/<release>/<file>.js:line:column`, in whatever words the browser has around it. */
const OWN_FRAME = /\/assets\/([\w-]+\/[\w-]+\/[^\s?():]+\.js)(?:\?[^\s:)]*)?:(\d+):(\d+)/g;
const FRAMES = 4;

/** Where in our own files an error came from, innermost first: `app/release/file.js:line:column`, joined by spaces. Empty when the browser does not say. */
export function stackOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  if (error.cause instanceof Error) return stackOf(error.cause);
  return [...(error.stack ?? '').matchAll(OWN_FRAME)]
    .slice(0, FRAMES)
    .map(([, file, line, column]) => `${file}:${line}:${column}`)
    .join(' ');
}
