import type { Problem } from '../../problems/problem.ts';
import type { StackFrame } from '../../server/mapStack.ts';

/** An error that code of the page threw. */
export interface Thrown {
  readonly message: string;
  /** Application or part of the shell. */
  readonly where: string;
  /** Undefined until the server has found the sources. */
  readonly frames: readonly StackFrame[] | undefined;
}

export interface OverlayState {
  readonly isOpen: boolean;
  readonly problems: readonly Problem[];
  readonly thrown: readonly Thrown[];
  /** Shown entry: builds first, then thrown errors, then types. */
  readonly index: number;
}

export type OverlayEvent =
  | { readonly type: 'problems'; readonly problems: readonly Problem[] }
  | { readonly type: 'thrown'; readonly error: Thrown }
  | { readonly type: 'mapped'; readonly error: Thrown; readonly frames: readonly StackFrame[] }
  /** The modules of the page were replaced: earlier errors may be repaired. */
  | { readonly type: 'updated' }
  | { readonly type: 'opened' }
  | { readonly type: 'closed' }
  | { readonly type: 'moved'; readonly by: 1 | -1 };

export const EMPTY: OverlayState = { isOpen: false, problems: [], thrown: [], index: 0 };

/** A render that fails again and again must not fill the memory. */
const MAX_THROWN = 20;

export type Entry = { readonly problem: Problem } | { readonly thrown: Thrown };

/** Everything that the overlay can show, in its order. */
export function entriesOf({ problems, thrown }: OverlayState): readonly Entry[] {
  const of = (kind: Problem['kind']): readonly Entry[] =>
    problems.filter((problem) => problem.kind === kind).map((problem) => ({ problem }));
  return [...of('build'), ...thrown.map((error) => ({ thrown: error })), ...of('types')];
}

/**
 * Opens for a new error of a build or of the page. Errors of types only change the count: the page works with them.
 * Closes when nothing is left.
 */
export function transition(state: OverlayState, event: OverlayEvent): OverlayState {
  switch (event.type) {
    case 'problems':
      return settled(state, {
        ...state,
        problems: event.problems,
        isOpen: state.isOpen || newBuildProblems(state.problems, event.problems),
      });
    case 'thrown': {
      if (
        state.thrown.some(
          ({ message, where }) => message === event.error.message && where === event.error.where,
        )
      )
        return state;
      const thrown = [...state.thrown, event.error].slice(-MAX_THROWN);
      return settled(state, { ...state, thrown, isOpen: true });
    }
    case 'mapped':
      return {
        ...state,
        thrown: state.thrown.map((error) =>
          error === event.error ? { ...error, frames: event.frames } : error,
        ),
      };
    case 'updated':
      return settled(state, { ...state, thrown: [] });
    case 'opened':
      return settled(state, { ...state, isOpen: true });
    case 'closed':
      return { ...state, isOpen: false };
    case 'moved': {
      const count = entriesOf(state).length;
      return count === 0 ? state : { ...state, index: (state.index + event.by + count) % count };
    }
  }
}

function newBuildProblems(before: readonly Problem[], after: readonly Problem[]): boolean {
  const known = new Set(before.map(keyOf));
  return after.some((problem) => problem.kind === 'build' && !known.has(keyOf(problem)));
}

function keyOf({ kind, file, line, message }: Problem): string {
  return JSON.stringify([kind, file, line, message]);
}

/** Closes with the last error that covered the page; errors of types do not keep it open. */
function settled(before: OverlayState, state: OverlayState): OverlayState {
  const count = entriesOf(state).length;
  const isOver = coversPage(before) && !coversPage(state);
  return {
    ...state,
    isOpen: state.isOpen && count > 0 && !isOver,
    index: Math.min(state.index, Math.max(0, count - 1)),
  };
}

function coversPage({ problems, thrown }: OverlayState): boolean {
  return thrown.length > 0 || problems.some(({ kind }) => kind === 'build');
}
