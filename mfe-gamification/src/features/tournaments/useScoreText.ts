import { useMoney, useNumbers, useText } from '@foyer/i18n';
import type { TournamentScoring } from '@foyer/kernel/tournaments';
import { money } from '@foyer/money';
import { messages } from './scores.messages.ts';

const HUNDREDTHS = 100;
const MULTIPLE_DECIMALS = 2;

/** Writes a score in its unit: money for stakes, a multiple in hundredths, otherwise a number. */
export function useScoreText(scoring: TournamentScoring): (score: number) => string {
  const text = useText();
  const write = useMoney();
  const { number, decimals } = useNumbers();
  return (score) => {
    switch (scoring.kind) {
      case 'wager':
        return write(money(score, scoring.currency));
      case 'multiple':
        return text(messages.times, { multiple: decimals(score / HUNDREDTHS, MULTIPLE_DECIMALS) });
      case 'rounds':
      case 'points':
        return number(score);
    }
  };
}
