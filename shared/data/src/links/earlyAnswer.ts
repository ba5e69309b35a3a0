import { EARLY_ANSWER, type EarlyAnswer } from '@foyer/kernel/early-answer';
import type { ApolloLink } from '@apollo/client';
import { contextOf } from './operationContext.ts';

/**
 * What came back for this very question when the document asked it ahead of the scripts (gateway, `earlyQuery`). Given out once, and to
 * visitors only: it was asked without a token.
 */
export async function takeEarlyAnswer(operation: ApolloLink.Operation): Promise<Response | undefined> {
  const place = globalThis as { [EARLY_ANSWER]?: EarlyAnswer | undefined };
  const early = place[EARLY_ANSWER];
  const { trusted, accessToken } = contextOf(operation);
  if (
    !early ||
    accessToken !== undefined ||
    trusted?.documentId !== early.documentId ||
    !isSame(early.variables, operation.variables)
  )
    return undefined;
  place[EARLY_ANSWER] = undefined;
  return early.response;
}

function isSame(
  asked: Readonly<Record<string, unknown>>,
  wanted: Readonly<Record<string, unknown>>,
): boolean {
  const names = Object.keys(wanted);
  return names.length === Object.keys(asked).length && names.every((name) => asked[name] === wanted[name]);
}
