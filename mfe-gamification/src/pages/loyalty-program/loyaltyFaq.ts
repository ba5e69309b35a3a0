/** Question/answer pairs of the loyalty page (requirements/screens#loyalty). */
const FAQ_PAIRS = 8;

const NUMBERS = Array.from({ length: FAQ_PAIRS }, (_, index) => index + 1);

const questionKey = (pair: number): string => `FOYER_ENGAGEMENT_FAQ_${pair}_QUESTION`;
const answerKey = (pair: number): string => `FOYER_ENGAGEMENT_FAQ_${pair}_ANSWER`;

/** A question with its answer. */
export interface FaqPair {
  readonly question: string;
  readonly answer: string;
}

/** Pairs that have both texts, in order. */
export function faqOf(
  texts: readonly { readonly key: string; readonly value: string }[],
): readonly FaqPair[] {
  const byKey = new Map(texts.map(({ key, value }) => [key, value]));
  return NUMBERS.flatMap((pair) => {
    const [question, answer] = [byKey.get(questionKey(pair)), byKey.get(answerKey(pair))];
    return question !== undefined && answer !== undefined ? [{ question, answer }] : [];
  });
}
