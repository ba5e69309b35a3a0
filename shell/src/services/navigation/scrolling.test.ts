import { describe, expect, it } from '@jest/globals';
import { createScrolling } from './scrolling.ts';

/** A page whose height changes, and a clock that the test moves. */
function world(maximum = Infinity) {
  const page = { top: 0, maximum };
  let due: (() => void) | undefined;
  const scrolling = createScrolling({
    position: () => page.top,
    scrollTo: (top) => void (page.top = Math.min(top, page.maximum)),
    after(_ms, act) {
      due = act;
      return () => (due = undefined);
    },
  });
  const pass = (): void => {
    const act = due;
    due = undefined;
    act?.();
  };
  return { page, scrolling, pass, isWaiting: () => due !== undefined };
}

/** Leaves a page at 843 and comes back to it. */
function comeBack(maximum: number) {
  const { page, scrolling, pass, isWaiting } = world();
  page.top = 843;
  scrolling.leave('one');
  scrolling.arrive('two', false);
  pass();
  expect(page.top).toBe(0);
  page.maximum = maximum;
  scrolling.leave('two');
  scrolling.arrive('one', true);
  pass();
  return { page, scrolling, pass, isWaiting };
}

describe('createScrolling', () => {
  it('restores the position of a page', () => {
    const { page, isWaiting } = comeBack(2_000);
    expect(page.top).toBe(843);
    expect(isWaiting()).toBe(false);
  });

  it('restores it once the page is high enough', () => {
    const { page, pass, isWaiting } = comeBack(753);
    expect(page.top).toBe(753);
    page.maximum = 2_000;
    pass();
    expect(page.top).toBe(843);
    expect(isWaiting()).toBe(false);
  });

  it('stops when the player scrolls', () => {
    const { page, pass, isWaiting } = comeBack(753);
    page.maximum = 2_000;
    page.top = 300;
    pass();
    expect(page.top).toBe(300);
    expect(isWaiting()).toBe(false);
  });

  it('stops when another page is opened, and after 40 attempts', () => {
    const other = comeBack(753);
    other.scrolling.arrive('three', false);
    other.page.maximum = 2_000;
    other.pass();
    expect(other.page.top).toBe(0);
    const { pass, isWaiting } = comeBack(753);
    for (let attempt = 0; attempt < 40; attempt += 1) pass();
    expect(isWaiting()).toBe(false);
  });
});
