import type { JackpotTerms } from '@foyer/market';
import { minorDigits, parseAmount } from '@foyer/money';
import type { AgreedContribution, Choice } from './operator/operatorCalls.ts';

const BASIS_POINTS_PER_PERCENT = 100;

/** requirements/entities#jackpot. Absent for players who have never chosen (requirements/states#jackpot-opt-in). */
export interface OptInStatus {
  readonly opted_in: boolean;
  readonly contribution_preferences: Readonly<Record<string, string>>;
  readonly preferred_contribution_value: string;
}

/**
 * Maps a contribution option to what the ledger stores. Undefined when the option is not one of the brand's
 * (requirements/validation#jackpot-contribution).
 */
export function contributionOf(
  value: string,
  terms: JackpotTerms,
  currency: string,
): AgreedContribution | undefined {
  if (!terms.contributionOptions.includes(value)) return undefined;
  if (terms.isPercentage) return { shareBasisPoints: Math.round(Number(value) * BASIS_POINTS_PER_PERCENT) };
  const amount = parseAmount(value, currency);
  return amount.ok && amount.value.minor > 0 ? { amountMinor: amount.value.minor } : undefined;
}

export function statusOf(choice: Choice, terms: JackpotTerms, currency: string): OptInStatus {
  const value = valueOf(choice, terms, currency);
  return {
    opted_in: choice.optedIn,
    contribution_preferences: { [currency]: value },
    preferred_contribution_value: value,
  };
}

/** The chosen option in the format of the option list. */
function valueOf(choice: Choice, terms: JackpotTerms, currency: string): string {
  const number =
    'shareBasisPoints' in choice
      ? choice.shareBasisPoints / BASIS_POINTS_PER_PERCENT
      : choice.amountMinor / 10 ** minorDigits(currency);
  return terms.contributionOptions.find((option) => Number(option) === number) ?? String(number);
}
