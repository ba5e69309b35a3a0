import { describe, expect, it } from '@jest/globals';
import { createBatcher } from './batcher.ts';

interface Item {
  readonly who: string;
  readonly what: string;
}

/** Records every call; the test decides when it ends. */
function setUp(
  options: {
    readonly maxConcurrent?: number;
    readonly maxBatchSize?: number;
    readonly timeoutMs?: number;
  } = {},
) {
  const executed: string[] = [];
  const ends: (() => void)[] = [];
  const held = (): Promise<void> => new Promise((resolve) => ends.push(resolve));
  const leftOut = new Set<string>();
  let isBroken = false;
  const submit = createBatcher<Item, string>({
    maxConcurrent: options.maxConcurrent ?? 1,
    maxBatchSize: options.maxBatchSize ?? 10,
    timeoutMs: options.timeoutMs ?? 60_000,
    keyOf: ({ who }) => who,
    async executeOne({ who, what }) {
      executed.push(`${what} single`);
      await held();
      if (what.startsWith('bad')) throw new Error(`${what} of ${who}`);
      return `${what} single`;
    },
    async executeBatch(items) {
      executed.push(items.map(({ what }) => what).join('+'));
      await held();
      if (isBroken) throw new Error('deadlock');
      return items.map(({ what }) => (leftOut.has(what) ? undefined : `${what} batch`));
    },
  });
  return {
    executed,
    leftOut,
    submit,
    breakDown: () => void (isBroken = true),
    /** Ends the oldest running call. */
    async end(): Promise<void> {
      ends.shift()?.();
      await turn();
      await turn();
    },
  };
}

/** The batches of this turn of the event loop have started. */
const turn = (): Promise<void> => new Promise(setImmediate);

const item = (who: string, what = who): Item => ({ who, what });

describe('createBatcher', () => {
  it('executes the items of one turn of the event loop together', async () => {
    const { submit, executed, end } = setUp();
    const answers = [submit(item('a')), submit(item('b')), submit(item('c'))];
    await turn();
    expect(executed).toEqual(['a+b+c']);
    await end();
    expect(await Promise.all(answers)).toEqual(['a batch', 'b batch', 'c batch']);
  });

  it('executes the first item in its turn and batches the items that arrive meanwhile', async () => {
    const { submit, executed, end } = setUp();
    const first = submit(item('a'));
    await turn();
    const answers = [first, submit(item('b')), submit(item('c'))];
    expect(executed).toEqual(['a']);
    await end();
    expect(executed).toEqual(['a', 'b+c']);
    await end();
    expect(await Promise.all(answers)).toEqual(['a batch', 'b batch', 'c batch']);
  });

  it('starts the next call after the timeout and still answers the items of the late one', async () => {
    const { submit, executed, end } = setUp({ timeoutMs: 5 });
    const late = submit(item('a'));
    await turn();
    const next = submit(item('b'));
    while (executed.length < 2) await new Promise(setImmediate);
    expect(executed).toEqual(['a', 'b']);
    await end();
    await end();
    expect(await Promise.all([late, next])).toEqual(['a batch', 'b batch']);
  });

  it('respects the maximum number of calls and of items in a call', async () => {
    const { submit, executed, end } = setUp({ maxConcurrent: 2, maxBatchSize: 2 });
    const answers = ['a', 'b', 'c', 'd', 'e'].map((who) => submit(item(who)));
    await turn();
    expect(executed).toEqual(['a+b', 'c+d']);
    await end();
    expect(executed.slice(2)).toEqual(['e']);
    await end();
    await end();
    expect(await Promise.all(answers)).toEqual(['a batch', 'b batch', 'c batch', 'd batch', 'e batch']);
  });

  it('executes a second item of the same key alone and at once', async () => {
    const { submit, executed, end } = setUp();
    const first = submit(item('a'));
    await turn();
    const answers = [first, submit(item('b', 'b1')), submit(item('b', 'b2')), submit(item('c'))];
    expect(executed).toEqual(['a', 'b2 single']);
    await end();
    expect(executed.slice(2)).toEqual(['b1+c']);
    await end();
    await end();
    expect(await Promise.all(answers)).toEqual(['a batch', 'b1 batch', 'b2 single', 'c batch']);
    const later = submit(item('b', 'b3'));
    await turn();
    expect(executed.at(-1)).toBe('b3');
    await end();
    expect(await later).toBe('b3 batch');
  });

  it('executes an item alone that its batch left out, without a delay for the next batch', async () => {
    const { submit, executed, end, leftOut } = setUp();
    leftOut.add('b');
    const first = submit(item('a'));
    await turn();
    const answers = [first, submit(item('b')), submit(item('c'))];
    await end();
    const next = [submit(item('d')), submit(item('e'))];
    await end();
    expect(executed).toEqual(['a', 'b+c', 'b single', 'd+e']);
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
    const { submit, executed, end, breakDown } = setUp();
    const first = submit(item('a'));
    await turn();
    const answers = Promise.allSettled([submit(item('b', 'bad')), submit(item('c'))]);
    await end();
    expect(await first).toBe('a batch');
    breakDown();
    await end();
    expect(executed).toEqual(['a', 'bad+c', 'bad single', 'c single']);
    await end();
    await end();
    expect(
      (await answers).map((one) => (one.status === 'fulfilled' ? one.value : String(one.reason))),
    ).toEqual(['Error: bad of b', 'c single']);
    const after = submit(item('b', 'b again'));
    await turn();
    await end();
    await end();
    expect(await after).toBe('b again single');
  });
});
