import { describe, expect, it } from '@jest/globals';
import { MAX_QUOTED_SELECTIONS, type Quote, type QuotedSelection } from '@foyer/kernel/sports-trading';
import { priced, quotesAnswer } from '../../../test/worlds/sportsFeedAnswers.ts';
import { createQuoteReader } from './quoteReader.ts';

const on = (event: string, kind: 'winner' | 'builder' = 'winner'): QuotedSelection => ({
  event,
  kind,
  line: null,
  outcome: kind === 'builder' ? 'all' : 'home',
  ...(kind === 'builder' && {
    parts: [
      { kind: 'winner', line: null, outcome: 'home' },
      { kind: 'bothScore', line: null, outcome: 'yes' },
    ],
  }),
});
const quoteOf = (event: string): Quote => priced(2_000, { home: event });

interface Question {
  readonly brand: string;
  readonly events: readonly string[];
}

/** A feed that refuses questions with the match `refused`; its first answers wait until `open` is called. */
function world({ status = 200, isShort = false } = {}) {
  const questions: Question[] = [];
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  const read = createQuoteReader({
    sportsFeedAddress: '',
    internalSecret: '',
    clock: Date.now,
    serviceClient: {
      async callSigned({ body }) {
        const { brand, selections } = body as {
          readonly brand: string;
          readonly selections: readonly QuotedSelection[];
        };
        const events = selections.map(({ event }) => event);
        questions.push({ brand, events });
        await opened;
        const quotes = events.map(quoteOf);
        return {
          ...quotesAnswer(isShort ? quotes.slice(1) : quotes),
          status: events.includes('refused') ? 422 : status,
        };
      },
    },
  });
  /** Asks for another price first: the call is taken, and the next questions wait for it. */
  async function fill() {
    const first = read([on('first')], 'aurora');
    await new Promise(setImmediate);
    return [first];
  }
  const homes = (quotes: readonly Quote[]) =>
    quotes.map((quote) => ('home' in quote ? quote.home : undefined));
  return { read, questions, open, fill, homes };
}

describe('prices of bets that arrive together', () => {
  it('are read by one call for each brand, and given to the bets that asked', async () => {
    const { read, questions, open, fill, homes } = world();
    const before = await fill();
    const waiting = [
      read([on('a'), on('b')], 'aurora'),
      read([on('c')], 'caravel'),
      read([on('d')], 'aurora'),
    ];
    open();
    expect((await Promise.all(waiting)).map(homes)).toEqual([['a', 'b'], ['c'], ['d']]);
    await Promise.all(before);
    expect(questions.slice(1)).toEqual([
      { brand: 'aurora', events: ['a', 'b', 'd'] },
      { brand: 'caravel', events: ['c'] },
    ]);
  });

  it('are divided into calls that the feed accepts', async () => {
    const { read, questions, open, fill } = world();
    const before = await fill();
    const slip = Array.from({ length: 20 }, (_, index) => on(`m${index}`));
    const waiting = Array.from({ length: 30 }, () => read(slip, 'aurora'));
    open();
    for (const quotes of await Promise.all(waiting)) expect(quotes).toHaveLength(slip.length);
    await Promise.all(before);
    expect(questions.slice(1).map(({ events }) => events.length)).toEqual([MAX_QUOTED_SELECTIONS, 200]);
  });

  it('are read alone when the feed refuses their call, so that only the refused bet fails', async () => {
    const { read, questions, open, fill, homes } = world();
    const before = await fill();
    const [good, bad] = [read([on('good')], 'aurora'), read([on('refused')], 'aurora')];
    open();
    expect(homes(await good)).toEqual(['good']);
    await expect(bad).rejects.toThrow('answered quotes with 422');
    await Promise.all(before);
    expect(questions.slice(1).map(({ events }) => events)).toEqual([
      ['good', 'refused'],
      ['good'],
      ['refused'],
    ]);
  });

  it('are not asked for again when the feed is not available', async () => {
    const { read, questions, open, fill } = world({ status: 503 });
    const before = await fill();
    const waiting = [read([on('a')], 'aurora'), read([on('b')], 'aurora')];
    open();
    const answers = await Promise.allSettled([...before, ...waiting]);
    expect(answers.map(({ status }) => status)).toEqual(Array(3).fill('rejected'));
    expect(questions.slice(1)).toEqual([{ brand: 'aurora', events: ['a', 'b'] }]);
  });

  it('are not used when the feed answers for fewer selections', async () => {
    const { read, open } = world({ isShort: true });
    open();
    await expect(read([on('a'), on('b')], 'aurora')).rejects.toThrow('other selections');
  });

  it('do not wait for the price of a bet builder', async () => {
    const { read, questions, open, fill, homes } = world();
    const before = await fill();
    const builder = read([on('slow', 'builder')], 'aurora');
    expect(questions.map(({ events }) => events)).toEqual([['first'], ['slow']]);
    open();
    expect(homes(await builder)).toEqual(['slow']);
    await Promise.all(before);
  });
});
