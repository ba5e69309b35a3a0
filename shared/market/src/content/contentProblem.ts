import type * as v from 'valibot';

/** Start of the messages that the library writes; those of the schemas are codes. */
const WRITTEN_BY_LIBRARY = 'Invalid ';

type Issue = Pick<v.BaseIssue<unknown>, 'type' | 'message' | 'input'> & { readonly requirement?: unknown };

/**
 * Code of a problem, for which the console has a text. A schema without a code has one by the kind of its check;
 * other checks, which only JSON can break, keep the message of the library.
 */
export function problemOf(issue: Issue): string {
  const { type, message, input, requirement } = issue;
  if (!message.startsWith(WRITTEN_BY_LIBRARY)) return message;
  const isText = typeof input === 'string';
  switch (type) {
    case 'min_length':
      return isText ? 'TEXT_MISSING' : 'ENTRY_MISSING';
    case 'max_length':
      return isText ? 'TOO_LONG' : 'TOO_MANY';
    case 'min_value':
      return requirement === 1 ? 'POSITIVE' : requirement === 0 ? 'NOT_NEGATIVE' : 'OUT_OF_RANGE';
    case 'max_value':
      return 'TOO_HIGH';
    case 'integer':
    case 'safe_integer':
      return 'WHOLE';
    case 'number':
      return 'NUMBER';
    default:
      return message;
  }
}
