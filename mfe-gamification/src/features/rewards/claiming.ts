let claimsUnderWay = 0;

/** Whether a claim waits for its answer: then nothing may replace this remote, which alone knows the claim's key. */
export function isClaiming(): boolean {
  return claimsUnderWay > 0;
}

/** Counts a claim for as long as it is under way. */
export async function whileClaiming<Answer>(claim: Promise<Answer>): Promise<Answer> {
  claimsUnderWay += 1;
  try {
    return await claim;
  } finally {
    claimsUnderWay -= 1;
  }
}
