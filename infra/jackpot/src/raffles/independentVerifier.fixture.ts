import { createHash, createHmac } from 'node:crypto';

interface Record_ {
  readonly id: string;
  readonly starts_at: string;
  readonly ends_at: string;
  readonly prizes: readonly number[];
  readonly seed_hash: string;
  readonly list_hash: string;
  readonly entries: readonly { readonly entry: string; readonly tickets: number }[];
  readonly seed: string;
  readonly winners: readonly { readonly prize: number; readonly ticket: number; readonly entry: string }[];
}

/**
 * A verifier written from shared/docs/raffle-draws.md alone. It shares no code with the product, so a test
 * can compare the two.
 */
export function isFairDraw(json: string): boolean {
  const draw = JSON.parse(json) as Record_;
  const seed = Buffer.from(draw.seed, 'hex');
  if (createHash('sha256').update(seed).digest('hex') !== draw.seed_hash) return false;
  let list = `foyer-raffle-draw/1\n${draw.id}\n${draw.starts_at}\n${draw.ends_at}\n${draw.prizes.join(',')}\n${draw.seed_hash}\n`;
  let last = '';
  const holders: string[] = [];
  for (const { entry, tickets } of draw.entries) {
    if (entry <= last) return false;
    last = entry;
    list += `${entry} ${tickets}\n`;
    for (let ticket = 0; ticket < tickets; ticket += 1) holders.push(entry);
  }
  if (createHash('sha256').update(list, 'utf8').digest('hex') !== draw.list_hash) return false;
  const winners: { prize: number; ticket: number; entry: string }[] = [];
  let left = holders.map((entry, ticket) => ({ entry, ticket }));
  for (let prize = 0; prize < draw.prizes.length && left.length > 0; prize += 1) {
    const total = BigInt(left.length);
    let number = 2n ** 64n;
    for (let attempt = 0; number >= 2n ** 64n - (2n ** 64n % total); attempt += 1)
      number = createHmac('sha256', seed)
        .update(`${draw.list_hash}:${prize}:${attempt}`)
        .digest()
        .readBigUInt64BE(0);
    const won = left[Number(number % total)];
    if (won === undefined) return false;
    winners.push({ prize, ...won });
    left = left.filter(({ entry }) => entry !== won.entry);
  }
  return (
    winners.length === draw.winners.length &&
    winners.every(({ prize, ticket, entry }, index) => {
      const published = draw.winners[index];
      return published?.prize === prize && published.ticket === ticket && published.entry === entry;
    })
  );
}
