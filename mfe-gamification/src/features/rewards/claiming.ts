let claimsUnderWay = 0;

/**
 * True if a claim waits for its response: the remote must not be replaced then, because only it has the
 * claim's key.
 */
export function isClaiming(): boolean {
  return claimsUnderWay > 0;
}

/** Counts a claim as in progress until the returned function is called. */
export async function whileClaiming<Answer>(claim: Promise<Answer>): Promise<Answer> {
  claimsUnderWay += 1;
  try {
    return await claim;
  } finally {
    claimsUnderWay -= 1;
  }
}
