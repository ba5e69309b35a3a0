/** Punctuation of Japanese and Chinese, and full-width forms: they contain the space after them. */
const FULL_WIDTH_END = /[\u3001-\u303F\uFF01-\uFF60]$/;

/**
 * Joins translated sentences of one paragraph, without the absent ones: with a space, but not after full-width
 * punctuation such as "。".
 *
 * @example joinSentences(text(messages.help), dueAt !== undefined && text(messages.due, { dueAt }))
 */
export function joinSentences(...sentences: readonly (string | false | undefined)[]): string {
  return sentences
    .filter((sentence) => sentence !== undefined && sentence !== false && sentence !== '')
    .reduce<string>(
      (joined, sentence) =>
        joined === '' || FULL_WIDTH_END.test(joined) ? `${joined}${sentence}` : `${joined} ${sentence}`,
      '',
    );
}
