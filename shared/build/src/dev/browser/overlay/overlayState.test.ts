import { describe, expect, it } from '@jest/globals';
import type { Problem } from '../../problems/problem.ts';
import { EMPTY, entriesOf, transition, type OverlayEvent, type Thrown } from './overlayState.ts';

const build: Problem = { kind: 'build', message: 'Unexpected token', file: 'mfe-one/src/Card.tsx', line: 3 };
const types: Problem = {
  kind: 'types',
  message: 'Not a number (TS2322)',
  file: 'mfe-one/src/Card.tsx',
  line: 9,
};
const error: Thrown = { message: 'Error: planted', where: 'mfe-one', frames: undefined };
const after = (...events: readonly OverlayEvent[]) => events.reduce(transition, EMPTY);
const problems = (...found: readonly Problem[]): OverlayEvent => ({ type: 'problems', problems: found });

describe('the overlay', () => {
  it('opens for an error of the build, and closes when it is fixed', () => {
    expect(after(problems(build)).isOpen).toBe(true);
    expect(after(problems(build), problems())).toEqual(EMPTY);
  });

  it('counts errors of types without covering the page', () => {
    const state = after(problems(types));
    expect([state.isOpen, entriesOf(state)]).toEqual([false, [{ problem: types }]]);
    expect(after(problems(types), { type: 'opened' }).isOpen).toBe(true);
  });

  it('closes with the last error that covered the page, although types are wrong', () => {
    expect(after(problems(build, types), problems(types)).isOpen).toBe(false);
    expect(after(problems(types), { type: 'opened' }, problems(types, types)).isOpen).toBe(true);
  });

  it('stays closed after it was closed, until another error arrives', () => {
    const closed = after(problems(build), { type: 'closed' });
    expect(transition(closed, problems(build, types)).isOpen).toBe(false);
    expect(transition(closed, problems({ ...build, line: 4 })).isOpen).toBe(true);
  });

  it('shows a thrown error once, with its sources when they are known', () => {
    const state = after({ type: 'thrown', error }, { type: 'thrown', error: { ...error } });
    expect([state.isOpen, state.thrown.length]).toEqual([true, 1]);
    const frames = [{ name: 'Card', file: 'mfe-one/src/Card.tsx', line: 5, column: 1, isForeign: false }];
    expect(transition(state, { type: 'mapped', error, frames }).thrown).toEqual([{ ...error, frames }]);
  });

  it('forgets thrown errors when modules were replaced, and keeps those of types', () => {
    const state = after(problems(types), { type: 'thrown', error }, { type: 'updated' });
    expect(entriesOf(state)).toEqual([{ problem: types }]);
  });

  it('orders builds, thrown errors and types, and moves in a circle', () => {
    const state = after(problems(types, build), { type: 'thrown', error });
    expect(entriesOf(state)).toEqual([{ problem: build }, { thrown: error }, { problem: types }]);
    expect(transition(state, { type: 'moved', by: -1 }).index).toBe(2);
    expect(after(problems(types, build), { type: 'moved', by: 1 }, problems(build)).index).toBe(0);
  });

  it('keeps the last 20 thrown errors', () => {
    const events = Array.from({ length: 30 }, (_, index): OverlayEvent => ({
      type: 'thrown',
      error: { ...error, message: String(index) },
    }));
    expect(after(...events).thrown.map(({ message }) => message)).toEqual(
      Array.from({ length: 20 }, (_, index) => String(index + 10)),
    );
  });
});
