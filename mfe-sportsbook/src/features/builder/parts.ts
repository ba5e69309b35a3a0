import { MAX_BUILDER_SELECTIONS, partKey } from '@foyer/kernel/bet-builder';
import type { MarketSelection } from '@foyer/kernel/markets';

/** Markets of which several outcomes can win. */
const OVERLAPPING: readonly MarketSelection['kind'][] = [
  'anytimeScorer',
  'doubleChance',
  'firstDoubleChance',
];

/** Selecting again removes a part; another outcome of the same market replaces it; a full bet builder takes no more. */
export function togglePart(
  parts: readonly MarketSelection[],
  part: MarketSelection,
): readonly MarketSelection[] {
  const key = partKey(part);
  if (parts.some((other) => partKey(other) === key)) return parts.filter((other) => partKey(other) !== key);
  const index = OVERLAPPING.includes(part.kind)
    ? -1
    : parts.findIndex(({ kind, line }) => kind === part.kind && line === part.line);
  if (index !== -1) return parts.map((other, position) => (position === index ? part : other));
  return parts.length < MAX_BUILDER_SELECTIONS ? [...parts, part] : parts;
}
