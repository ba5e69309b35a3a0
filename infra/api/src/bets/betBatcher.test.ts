import { describe, expect, it } from '@jest/globals';
import { createBatcher } from './betBatcher.ts';

interface Item {
  readonly who: string;
  readonly what: string;
}

/** Records every call; the test decides when it ends. */
function work(
  options: {
    readonly maxConcurrent?: number;
    readonly maxBatchSize?: number;
    readonly timeoutMs?: number;
  } = {},
) {
  const said: string[] = [];
  const ends: (() => void)[] = [];
  const held = (): Promise<void> => new Promise((resolve) => ends.push(resolve));
  const leftOut = new Set<string>();
  let isBroken = false;
  const ask = createBatcher<Item, string>({
    maxConcurrent: options.maxConcurrent ?? 1,
    maxBatchSize: options.maxBatchSize ?? 10,
    timeoutMs: options.timeoutMs ?? 60_000,
    keyOf: ({ who }) => who,
    async executeOne({ who, what }) {
      said.push(`${what} single`);
      await held();
      if (what.startsWith('bad')) throw new Error(`${what} of ${who}`);
      return `${what} single`;
    },
    async executeBatch(items) {
      said.push(items.map(({ what }) => what).join('+'));
      await held();
      if (isBroken) throw new Error('deadlock');
      return items.map(({ what }) => (leftOut.has(what) ? undefined : `${what} batch`));
    },
  });
  return {
    said,
    leftOut,
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

describe('createBatcher', () => {
  it('executes the first item at once and batches the items that arrive meanwhile', async () => {
    const { ask, said, end } = work();
    const answers = [ask(item('a')), ask(item('b')), ask(item('c'))];
    expect(said).toEqual(['a']);
    await end();
    expect(said).toEqual(['a', 'b+c']);
    await end();
    expect(await Promise.all(answers)).toEqual(['a batch', 'b batch', 'c batch']);
  });

  it('starts the next call after the timeout and still answers the items of the late one', async () => {
    const { ask, said, end } = work({ timeoutMs: 5 });
    const [late, next] = [ask(item('a')), ask(item('b'))];
    while (said.length < 2) await new Promise(setImmediate);
    expect(said).toEqual(['a', 'b']);
    await end();
    await end();
    expect(await Promise.all([late, next])).toEqual(['a batch', 'b batch']);
  });

  it('respects the maximum number of calls and of items in a call', async () => {
    const { ask, said, end } = work({ maxConcurrent: 2, maxBatchSize: 2 });
    const answers = ['a', 'b', 'c', 'd', 'e'].map((who) => ask(item(who)));
    expect(said).toEqual(['a', 'b']);
    await end();
    expect(said.slice(2)).toEqual(['c+d']);
    await end();
    expect(said.slice(3)).toEqual(['e']);
    await end();
    await end();
    expect(await Promise.all(answers)).toEqual(['a batch', 'b batch', 'c batch', 'd batch', 'e batch']);
  });

  it('executes a second item of the same key alone and at once', async () => {
    const { ask, said, end } = work();
    const answers = [ask(item('a')), ask(item('b', 'b1')), ask(item('b', 'b2')), ask(item('c'))];
    expect(said).toEqual(['a', 'b2 single']);
    await end();
    expect(said.slice(2)).toEqual(['b1+c']);
    await end();
    await end();
    expect(await Promise.all(answers)).toEqual(['a batch', 'b1 batch', 'b2 single', 'c batch']);
    const later = ask(item('b', 'b3'));
    expect(said.at(-1)).toBe('b3');
    await end();
    expect(await later).toBe('b3 batch');
  });

  it('executes an item alone that its batch left out, without a delay for the next batch', async () => {
    const { ask, said, end, leftOut } = work();
    leftOut.add('b');
    const answers = [ask(item('a')), ask(item('b')), ask(item('c'))];
    await end();
    const next = [ask(item('d')), ask(item('e'))];
    await end();
    expect(said).toEqual(['a', 'b+c', 'b single', 'd+e']);
    await end();
    await end();
    expect(await Promise.all([...answers, ...next])).toEqual([
      'a batch',
      'b single',
      'c batch',
      'd batch',
      'e batch',
    ]);
  });

  it('executes all items one by one after a failed batch, so that only the faulty one fails', async () => {
    const { ask, said, end, breakDown } = work();
    const first = ask(item('a'));
    const answers = Promise.allSettled([ask(item('b', 'bad')), ask(item('c'))]);
    await end();
    expect(await first).toBe('a batch');
    breakDown();
    await end();
    expect(said).toEqual(['a', 'bad+c', 'bad single', 'c single']);
    await end();
    await end();
    expect(
      (await answers).map((one) => (one.status === 'fulfilled' ? one.value : String(one.reason))),
    ).toEqual(['Error: bad of b', 'c single']);
    const after = ask(item('b', 'b again'));
    await end();
    await end();
    expect(await after).toBe('b again single');
  });
});
