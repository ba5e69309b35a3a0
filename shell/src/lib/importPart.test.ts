import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { importPart, onFirstPart } from './importPart.ts';

describe('importPart', () => {
  let attempts: (() => Promise<void>)[];

  beforeEach(() => {
    attempts = [];
    onFirstPart(() => (attempts.shift() ?? (() => Promise.reject(new Error('no more attempts'))))());
  });

  it('resolves with the part once the later texts are loaded', async () => {
    let finish = (): void => undefined;
    attempts.push(() => new Promise((resolve) => (finish = resolve)));
    const shown = jest.fn();
    const part = importPart(() => Promise.resolve('part'));
    void part.then(shown);
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(shown).not.toHaveBeenCalled();
    finish();
    await expect(part).resolves.toBe('part');
  });

  it('loads the texts once for all parts', async () => {
    attempts.push(() => Promise.resolve());
    await importPart(() => Promise.resolve('one'));
    await expect(importPart(() => Promise.resolve('two'))).resolves.toBe('two');
  });

  it('loads the texts again for the next part after a failure', async () => {
    attempts.push(
      () => Promise.reject(new Error('offline')),
      () => Promise.resolve(),
    );
    await expect(importPart(() => Promise.resolve('one'))).rejects.toThrow('offline');
    await expect(importPart(() => Promise.resolve('two'))).resolves.toBe('two');
  });
});
