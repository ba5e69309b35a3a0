import { describe, expect, it } from '@jest/globals';
import { createGathering } from './gathering.ts';

interface Item {
  readonly who: string;
  readonly what: string;
}

/** Records every call; the test decides when it ends. */
function work(options: { readonly calls?: number; readonly most?: number; readonly patience?: number } = {}) {
  const said: string[] = [];
  const ends: (() => void)[] = [];
  const held = (): Promise<void> => new Promise((resolve) => ends.push(resolve));
  const notTogether = new Set<string>();
  let isBroken = false;
  const ask = createGathering<Item, string>({
    calls: options.calls ?? 1,
    most: options.most ?? 10,
    patience: options.patience ?? 60_000,
    keyOf: ({ who }) => who,
    async alone({ who, what }) {
      said.push(`${what} alone`);
      await held();
      if (what.startsWith('bad')) throw new Error(`${what} of ${who}`);
      return `${what} alone`;
    },
    async together(items) {
      said.push(items.map(({ what }) => what).join('+'));
      await held();
      if (isBroken) throw new Error('deadlock');
      return items.map(({ what }) => (notTogether.has(what) ? undefined : `${what} together`));
    },
  });
  return {
    said,
    notTogether,
    ask,
    breakDown: () => void (isBroken = true),
    /** Ends the oldest running call. */
    async end(): Promise<void> {
      ends.shift()?.();
      await new Promise(setImmediate);
    },
  };
}

const item = (who: string, what = who): Item => ({ who, what });

describe('createGathering', () => {
  it('executes the first item at once and batches the items that arrive meanwhile', async () => {
    const { ask, said, end } = work();
    const answers = [ask(item('a')), ask(item('b')), ask(item('c'))];
    expect(said).toEqual(['a']);
    await end();
    expect(said).toEqual(['a', 'b+c']);
    await end();
    expect(await Promise.all(answers)).toEqual(['a together', 'b together', 'c together']);
  });

  it('starts the next call after the timeout and still answers the items of the late one', async () => {
    const { ask, said, end } = work({ patience: 5 });
    const [late, next] = [ask(item('a')), ask(item('b'))];
    while (said.length < 2) await new Promise(setImmediate);
    expect(said).toEqual(['a', 'b']);
    await end();
    await end();
    expect(await Promise.all([late, next])).toEqual(['a together', 'b together']);
  });

  it('respects the maximum number of calls and of items in a call', async () => {
    const { ask, said, end } = work({ calls: 2, most: 2 });
    const answers = ['a', 'b', 'c', 'd', 'e'].map((who) => ask(item(who)));
    expect(said).toEqual(['a', 'b']);
    await end();
    expect(said.slice(2)).toEqual(['c+d']);
    await end();
    expect(said.slice(3)).toEqual(['e']);
    await end();
    await end();
    expect(await Promise.all(answers)).toEqual([
      'a together',
      'b together',
      'c together',
      'd together',
      'e together',
    ]);
  });

  it('executes a second item of the same key alone and at once', async () => {
    const { ask, said, end } = work();
    const answers = [ask(item('a')), ask(item('b', 'b1')), ask(item('b', 'b2')), ask(item('c'))];
    expect(said).toEqual(['a', 'b2 alone']);
    await end();
    expect(said.slice(2)).toEqual(['b1+c']);
    await end();
    await end();
    expect(await Promise.all(answers)).toEqual(['a together', 'b1 together', 'b2 alone', 'c together']);
    const later = ask(item('b', 'b3'));
    expect(said.at(-1)).toBe('b3');
    await end();
    expect(await later).toBe('b3 together');
  });

  it('executes an item alone that its batch left out, without a delay for the next batch', async () => {
    const { ask, said, end, notTogether } = work();
    notTogether.add('b');
    const answers = [ask(item('a')), ask(item('b')), ask(item('c'))];
    await end();
    const next = [ask(item('d')), ask(item('e'))];
    await end();
    expect(said).toEqual(['a', 'b+c', 'b alone', 'd+e']);
    await end();
    await end();
    expect(await Promise.all([...answers, ...next])).toEqual([
      'a together',
      'b alone',
      'c together',
      'd together',
      'e together',
    ]);
  });

  it('executes all items one by one after a failed batch, so that only the faulty one fails', async () => {
    const { ask, said, end, breakDown } = work();
    const first = ask(item('a'));
    const answers = Promise.allSettled([ask(item('b', 'bad')), ask(item('c'))]);
    await end();
    expect(await first).toBe('a together');
    breakDown();
    await end();
    expect(said).toEqual(['a', 'bad+c', 'bad alone', 'c alone']);
    await end();
    await end();
    expect(
      (await answers).map((one) => (one.status === 'fulfilled' ? one.value : String(one.reason))),
    ).toEqual(['Error: bad of b', 'c alone']);
    const after = ask(item('b', 'b again'));
    await end();
    await end();
    expect(await after).toBe('b again alone');
  });
});
