/** Numbers are drawn from the first 8 bytes of each digest. */
const RANGE = 2n ** 64n;
const BYTES = 8;

/**
 * A number below `total` from a series of digests; rejects digests that would make low numbers more likely.
 *
 * @param digestOf - digest of each attempt, from 0
 */
export async function drawNumber(
  total: bigint,
  digestOf: (attempt: number) => Promise<Uint8Array>,
): Promise<bigint> {
  const limit = RANGE - (RANGE % total);
  for (let attempt = 0; ; attempt += 1) {
    const number = numberOf(await digestOf(attempt));
    if (number < limit) return number % total;
  }
}

function numberOf(digest: Uint8Array): bigint {
  return digest.subarray(0, BYTES).reduce((number, byte) => number * 256n + BigInt(byte), 0n);
}
