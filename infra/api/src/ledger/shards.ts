import { createHash } from 'node:crypto';

const SHARDS = 16;
/** Hex digits of the hash that decide. */
const DIGITS = 4;
const HEX = 16;

/** The shard of the operator's accounts that the movements of a player touch, as `api.shard_of()`. */
export function shardOf(playerId: string): number {
  return Number.parseInt(createHash('md5').update(playerId).digest('hex').slice(0, DIGITS), HEX) % SHARDS;
}
