import type { StackFrame } from '../server/mapStack.ts';
import type { Overlay } from './overlay/overlay.ts';
import type { Thrown } from './overlay/overlayState.ts';

export interface PageErrors {
  /** Shows an error with the positions of its sources. */
  report(where: string, error: unknown): void;
}

/** Errors of the network and of the browser that no source line explains. */
const IGNORED = [/^ResizeObserver loop/, /^Script error/, /AbortError/, /^Aborted because/];
/** Failures of requests have their own states on the page. */
const OF_REQUESTS = new Set(['CombinedGraphQLErrors', 'ServerError', 'NetworkError', 'ServerParseError']);

/** Reports errors of the page, with sources found by `findSources`. */
export function createPageErrors(
  overlay: Overlay,
  findSources: (stack: string) => Promise<readonly StackFrame[]>,
): PageErrors {
  const seen = new WeakSet<object>();
  return {
    report(where, error) {
      const cause = rootOf(error);
      if (!(cause instanceof Error) || seen.has(cause) || isIgnored(cause)) return;
      seen.add(cause);
      const thrown: Thrown = { message: `${cause.name}: ${cause.message}`, where, frames: undefined };
      overlay.send({ type: 'thrown', error: thrown });
      findSources(cause.stack ?? '').then(
        (frames) => overlay.send({ type: 'mapped', error: thrown, frames }),
        () => overlay.send({ type: 'mapped', error: thrown, frames: [] }),
      );
    },
  };
}

/** The first error of a chain of causes: the shell wraps what a remote throws. */
function rootOf(error: unknown): unknown {
  return error instanceof Error && error.cause instanceof Error ? rootOf(error.cause) : error;
}

function isIgnored({ name, message }: Error): boolean {
  return OF_REQUESTS.has(name) || IGNORED.some((pattern) => pattern.test(message) || pattern.test(name));
}
