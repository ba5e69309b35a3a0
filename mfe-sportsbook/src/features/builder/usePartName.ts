import type { MarketSelection } from '@foyer/kernel/markets';
import type { SportId } from '@foyer/kernel/sports-feed';
import type { Sides } from '../outcome/mainNames.ts';
import { marketName } from '../outcome/marketNames.ts';
import { outcomeName } from '../outcome/outcomeNames.ts';
import { useNameFormats } from '../outcome/useNameFormats.ts';

/** A selection with its market in front: "Total goals: Over 2.5". */
export function usePartName(sport: SportId | undefined): (part: MarketSelection, sides: Sides) => string {
  const formats = useNameFormats();
  return (part, sides) => {
    const outcome = outcomeName(formats, part, sides);
    return sport ? `${marketName(formats.text, part.kind, sport, sides)}: ${outcome}` : outcome;
  };
}
