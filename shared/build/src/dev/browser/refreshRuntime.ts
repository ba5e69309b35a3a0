// oxlint-disable-next-line typescript/triple-slash-reference -- ambient types of a library without types
/// <reference path="../../../types/react-refresh.d.ts" />
import * as runtime from 'react-refresh/runtime';

interface Module {
  readonly exports: unknown;
  readonly hot?: {
    readonly data?: { exports?: unknown } | undefined;
    accept(onError: (error: unknown) => void): void;
    dispose(keep: (data: { exports?: unknown }) => void): void;
    invalidate(): void;
  };
}

/** Functions that compiled modules call. */
export interface PageRefresh {
  register(type: unknown, id: string): void;
  signature(): unknown;
  /** Called at the end of each module with components. */
  evaluated(module: Module, id: string): void;
}

/**
 * The one Refresh runtime of a page. It has to be created before React is loaded, and serves the shell and all
 * remotes, because they share one React.
 */
export function createRefresh(failed: (error: unknown) => void): PageRefresh {
  runtime.injectIntoGlobalHook(globalThis);
  let isScheduled = false;

  /** Once for all modules of an update. */
  function refresh(): void {
    if (isScheduled) return;
    isScheduled = true;
    setTimeout(() => {
      isScheduled = false;
      runtime.performReactRefresh();
    });
  }

  return {
    register: runtime.register,
    signature: () => runtime.createSignatureFunctionForTransform(),
    evaluated(module, id) {
      const { exports, hot } = module;
      if (!hot) return;
      for (const [name, value] of entriesOf(exports))
        if (runtime.isLikelyComponentType(value)) runtime.register(value, `${id} %export% ${name}`);
      const before = hot.data?.exports;
      if (!isBoundary(exports)) {
        // its importers have to run again, too
        if (before !== undefined && isBoundary(before)) hot.invalidate();
        return;
      }
      hot.dispose((data) => (data.exports = exports));
      hot.accept(failed);
      if (before === undefined) return;
      if (namesOf(before) === namesOf(exports)) refresh();
      else hot.invalidate();
    },
  };
}

/** The contract names this export of a page or slot; an open page does not call it again. */
const PRELOAD = 'preload';

/** True for a module that exports components only, or a page: its importers do not have to run again. */
export function isBoundary(exports: unknown): boolean {
  const entries = entriesOf(exports).filter(([name]) => name !== PRELOAD);
  return entries.length > 0 && entries.every(([, value]) => runtime.isLikelyComponentType(value));
}

function entriesOf(exports: unknown): readonly (readonly [string, unknown])[] {
  if (typeof exports !== 'object' || exports === null) return [];
  return Object.keys(exports).map(
    (name) => [name, (exports as Readonly<Record<string, unknown>>)[name]] as const,
  );
}

function namesOf(exports: unknown): string {
  return entriesOf(exports)
    .map(([name]) => name)
    .sort()
    .join();
}
