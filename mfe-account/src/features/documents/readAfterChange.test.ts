import { describe, expect, it } from '@jest/globals';
import { readAfterChange } from './readAfterChange.ts';

/** Requests that the test answers. */
function requests() {
  const answers: (() => void)[] = [];
  const changed = readAfterChange(() => new Promise((resolve) => answers.push(resolve)));
  const answerNext = async (): Promise<void> => {
    answers.at(-1)?.();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { changed, answerNext, count: () => answers.length };
}

describe('readAfterChange', () => {
  it('reads at once, and again after a later change', async () => {
    const { changed, answerNext, count } = requests();
    changed();
    expect(count()).toBe(1);
    await answerNext();
    changed();
    expect(count()).toBe(2);
  });

  it('reads once more after the running request, for all changes announced meanwhile', async () => {
    const { changed, answerNext, count } = requests();
    changed();
    changed();
    changed();
    expect(count()).toBe(1);
    await answerNext();
    expect(count()).toBe(2);
    await answerNext();
    expect(count()).toBe(2);
  });
});
