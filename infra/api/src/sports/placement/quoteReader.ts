import { MAX_QUOTED_SELECTIONS, type Quote, type QuotedSelection } from '@foyer/kernel/sports-trading';
import { createBatcher } from '../../lib/batcher.ts';
import { readQuotes, RefusedQuestion, type SportsFeedDeps } from '../sportsFeed.ts';

/**
 * The current prices of selections for players of a brand, in the same order.
 * @throws when the feed does not answer, or not for each selection.
 */
export type ReadBetQuotes = (
  selections: readonly QuotedSelection[],
  brand: string,
) => Promise<readonly Quote[]>;

interface Question {
  readonly id: string;
  readonly selections: readonly QuotedSelection[];
  readonly brand: string;
}

type Answer = { readonly quotes: readonly Quote[] } | { readonly error: Error };

const MAX_CONCURRENT_CALLS = 1;
const MAX_BATCH_SIZE = 32;
/** The deadline of a call ends it before. */
const TIMEOUT_MS = 4_000;

/** Bets that arrive together ask for their prices in one call. */
export function createQuoteReader(deps: SportsFeedDeps): ReadBetQuotes {
  let serial = 0;
  const enqueue = createBatcher<Question, Answer>({
    maxConcurrent: MAX_CONCURRENT_CALLS,
    maxBatchSize: MAX_BATCH_SIZE,
    timeoutMs: TIMEOUT_MS,
    keyOf: ({ id }) => id,
    executeOne: async ({ selections, brand }) => ({ quotes: await quotesOf(selections, brand) }),
    async executeBatch(questions) {
      const answers = new Map<Question, Answer>();
      await Promise.all(
        callsOf(questions).map(async (asked) => {
          for (const [question, answer] of await askTogether(asked)) answers.set(question, answer);
        }),
      );
      return questions.map((question) => answers.get(question));
    },
  });

  const quotesOf = async (selections: readonly QuotedSelection[], brand: string): Promise<readonly Quote[]> =>
    (await readQuotes(deps, selections, brand)).quotes;

  /** Answers by question; none when the feed refused the call, perhaps because of one question. */
  async function askTogether(
    questions: readonly Question[],
  ): Promise<readonly (readonly [Question, Answer])[]> {
    try {
      const quotes = await quotesOf(
        questions.flatMap(({ selections }) => selections),
        questions[0]?.brand ?? '',
      );
      let from = 0;
      return questions.map((question) => {
        const own = quotes.slice(from, (from += question.selections.length));
        return [question, { quotes: own }] as const;
      });
    } catch (error) {
      if (error instanceof RefusedQuestion || !(error instanceof Error)) return [];
      return questions.map((question) => [question, { error }] as const);
    }
  }

  return async (selections, brand) => {
    // the price of a bet builder takes longer: it delays no other bet
    if (selections.some(({ parts }) => parts)) return quotesOf(selections, brand);
    const answer = await enqueue({ id: String((serial += 1)), selections, brand });
    if ('error' in answer) throw answer.error;
    return answer.quotes;
  };
}

/** The questions of each call: of one brand, and not more selections than the feed accepts. */
function callsOf(questions: readonly Question[]): readonly (readonly Question[])[] {
  const calls: { readonly brand: string; readonly asked: Question[]; selections: number }[] = [];
  for (const question of questions) {
    const { brand, selections } = question;
    const call = calls.findLast((one) => one.brand === brand);
    if (call && call.selections + selections.length <= MAX_QUOTED_SELECTIONS) {
      call.asked.push(question);
      call.selections += selections.length;
    } else calls.push({ brand, asked: [question], selections: selections.length });
  }
  return calls.map(({ asked }) => asked);
}
