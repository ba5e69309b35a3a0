/**
 * Scoring of the Problem Gambling Severity Index (PGSI) by Ferris and Wynne, "The Canadian Problem Gambling
 * Index: Final Report", Canadian Centre on Substance Abuse, 2001: nine questions about the last twelve
 * months, each answered never (0), sometimes (1), most of the time (2) or almost always (3). The questions of
 * the page are in our own words; only the number of questions and the scoring are those of the index.
 */
export const SELF_TEST_QUESTIONS = 9;
export const MAX_ANSWER = 3;

export const SELF_TEST_BANDS = ['none', 'low', 'moderate', 'high'] as const;
export type SelfTestBand = (typeof SELF_TEST_BANDS)[number];

/** Lowest score of each band. */
const FROM: Readonly<Record<SelfTestBand, number>> = { none: 0, low: 1, moderate: 3, high: 8 };

/** The sum of the answers, 0 to 27; undefined unless every question has a valid answer. */
export function selfTestScore(answers: readonly number[]): number | undefined {
  const isComplete =
    answers.length === SELF_TEST_QUESTIONS &&
    answers.every((answer) => Number.isInteger(answer) && answer >= 0 && answer <= MAX_ANSWER);
  return isComplete ? answers.reduce((sum, answer) => sum + answer, 0) : undefined;
}

/** The band of a score. */
export function selfTestBand(score: number): SelfTestBand {
  return SELF_TEST_BANDS.findLast((band) => score >= FROM[band]) ?? 'none';
}
