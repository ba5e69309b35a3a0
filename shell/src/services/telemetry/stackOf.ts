/** `…/assets/<app>/<release>/<file>.js:line:column`, in the notation of any browser. */
const OWN_FRAME = /\/assets\/([\w-]+\/[\w-]+\/[^\s?():]+\.js)(?:\?[^\s:)]*)?:(\d+):(\d+)/g;
const FRAMES = 4;

/**
 * The stack frames of an error in the product's own files, innermost first:
 * `app/release/file.js:line:column`, joined by spaces. Empty when the browser provides no stack.
 */
export function stackOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  if (error.cause instanceof Error) return stackOf(error.cause);
  return [...(error.stack ?? '').matchAll(OWN_FRAME)]
    .slice(0, FRAMES)
    .map(([, file, line, column]) => `${file}:${line}:${column}`)
    .join(' ');
}
