/**
 * Entry for `infra/money-proof`: the adapter of a vendor's messages, and the recorded hour. @packageDocumentation
 */
import { readFile } from 'node:fs/promises';
import { parseRecording, type VendorMessage } from './messages.ts';

export { createVendorFeed, eventIdOf, type VendorFeed } from './createVendorFeed.ts';
export type { VendorMessage } from './messages.ts';

/** An hour of four matches: prices, bet stops, a corrected settlement and a cancelled match (ADR 0331). */
export async function readRecordedHour(): Promise<readonly VendorMessage[]> {
  return parseRecording(await readFile(new URL('../../recordings/hour.jsonl', import.meta.url), 'utf8'));
}
