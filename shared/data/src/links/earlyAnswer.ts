import { EARLY_ANSWER, type EarlyAnswer } from '@foyer/kernel/early-answer';
import type { ApolloLink } from '@apollo/client';
import { contextOf } from './operationContext.ts';

/**
 * Returns the response of a query that the HTML document requested before the scripts loaded (gateway,
 * `earlyQuery`). Once per query and for visitors only, because that request carries no token.
 */
export async function takeEarlyAnswer(operation: ApolloLink.Operation): Promise<Response | undefined> {
  const globals = globalThis as { [EARLY_ANSWER]?: EarlyAnswer | undefined };
  const early = globals[EARLY_ANSWER];
  const { trusted, accessToken } = contextOf(operation);
  if (
    !early ||
    accessToken !== undefined ||
    trusted?.documentId !== early.documentId ||
    !isSame(early.variables, operation.variables)
  )
    return undefined;
  globals[EARLY_ANSWER] = undefined;
  return early.response;
}

function isSame(
  requested: Readonly<Record<string, unknown>>,
  wanted: Readonly<Record<string, unknown>>,
): boolean {
  const names = Object.keys(wanted);
  return (
    names.length === Object.keys(requested).length && names.every((name) => requested[name] === wanted[name])
  );
}
