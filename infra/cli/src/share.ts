import { BUCKETS } from '@foyer/kernel/release-plan';
import { CommandFailure } from './failure.ts';

const PERCENT = /^(\d{1,3}(?:\.\d{1,2})?)\s*%?$/;

/** Parses `5`, `5%` or `0.25 %` into buckets. @throws {@link CommandFailure} for an invalid share. */
export function shareOf(text: string): number {
  const match = PERCENT.exec(text.trim());
  const buckets = match ? Math.round(Number(match[1]) * (BUCKETS / 100)) : 0;
  if (buckets < 1 || buckets > BUCKETS)
    throw new CommandFailure('USAGE', `"${text}" is not a share. Use a value from 0.01% to 100%.`);
  return buckets;
}
