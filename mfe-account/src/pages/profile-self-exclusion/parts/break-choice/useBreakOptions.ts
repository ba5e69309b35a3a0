import { useText } from '@foyer/i18n';
import { INDEFINITE, type BreakOptions } from '@foyer/market/exclusion-rules';
import { useMarket } from '@foyer/platform';
import type { RadioOption } from '@foyer/ui/forms';
import { breakLengthText } from '../../../../features/breaks/breakTexts.ts';
import { optionValue } from '../../breakForm.ts';
import { messages } from '../../ProfileSelfExclusionPage.messages.ts';

/** The licence's time-outs and exclusions as options, each with a description of its end. */
export function useBreakOptions({
  timeOuts,
  exclusions,
  register,
}: BreakOptions): readonly RadioOption<string>[] {
  const text = useText();
  const rules = useMarket().licence.breaks.return;

  function ending(length: string): string {
    if (register !== undefined) return text(messages.registered, { register });
    if (length === INDEFINITE)
      return rules.indefinite
        ? text(messages.endless, { days: rules.answerDays, hours: rules.coolOffHours.indefinite })
        : text(messages.forLife);
    return rules.early
      ? text(messages.early, { days: rules.answerDays, hours: rules.coolOffHours.definite })
      : text(messages.afterTerm);
  }

  return [
    ...timeOuts.map((length) => ({
      value: optionValue('TIME_OUT', length),
      label: text(messages.timeOut, { length: breakLengthText(text, length, false) }),
      description: text(messages.timeOutEnds),
    })),
    ...exclusions.map((length) => ({
      value: optionValue('EXCLUSION', length),
      label: text(messages.exclusion, { length: breakLengthText(text, length, !rules.indefinite) }),
      description: ending(length),
    })),
  ];
}
