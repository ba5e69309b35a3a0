import type { SportsLegResult } from '@foyer/graphql/main';
import { useText } from '@foyer/i18n';
import { partKey } from '@foyer/kernel/bet-builder';
import type { MarketSelection } from '@foyer/kernel/markets';
import type { SportId } from '@foyer/kernel/sports-feed';
import { messages as results } from '../my-bets/MyBets.messages.ts';
import type { Sides } from '../outcome/mainNames.ts';
import * as css from './PartList.css.ts';
import { messages } from './PartList.messages.ts';
import { usePartName } from './usePartName.ts';

interface Part extends MarketSelection {
  /** Name of the player whom the outcome names. */
  readonly player?: string | null;
  readonly result?: SportsLegResult | null;
}

interface PartListProps {
  readonly parts: readonly Part[];
  readonly sport: SportId | undefined;
  readonly sides: Sides;
}

/** The selections of a bet builder, with their results once they are known. */
export function PartList({ parts, sport, sides }: PartListProps) {
  const text = useText();
  const name = usePartName(sport);
  return (
    <ul className={css.list} aria-label={text(messages.label)}>
      {parts.map((part) => {
        const { result, player } = part;
        return (
          <li key={partKey(part)}>
            {name(part, { ...sides, player })}
            {result && <span className={css.result}>{` · ${text(results[result])}`}</span>}
          </li>
        );
      })}
    </ul>
  );
}
