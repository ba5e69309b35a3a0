import type { FormatText, Message } from '@foyer/i18n';
import type { GameGroup } from '@foyer/market';
import { messages } from './breakTexts.messages.ts';

const UNITS = { H: messages.hours, D: messages.days, M: messages.months, Y: messages.years } as const;

/** A length such as P6M in words; `isForLife`: without an end and never lifted. */
export function breakLengthText(text: FormatText, length: string, isForLife: boolean): string {
  const [, count, unit] = /^PT?(\d+)([HDMY])$/.exec(length) ?? [];
  if (count === undefined || unit === undefined)
    return text(isForLife ? messages.lifetime : messages.indefinite);
  return text(UNITS[unit as keyof typeof UNITS], { count: Number(count) });
}

export const GROUP_NAMES: Readonly<Record<GameGroup, Message>> = {
  casino: messages.casino,
  sports: messages.sports,
};
