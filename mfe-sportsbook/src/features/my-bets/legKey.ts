import { builderKey } from '@foyer/kernel/bet-builder';
import type { PlacedBetFragment } from '../placement/Placement.generated.ts';

/** Key of a selection within its bet. */
export function legKey({ event, kind, outcome, line, parts }: PlacedBetFragment['legs'][number]): string {
  return [event, kind, outcome, line, builderKey(parts)].join('-');
}
