import type { Message } from '@foyer/i18n';
import type { LimitPeriod } from '@foyer/market';
import type { ApiLimitKind } from '@foyer/market/limit-kinds';
import type { LimitProblem } from './limitForm.ts';
import { messages } from './limitTexts.messages.ts';

const PROBLEMS: Readonly<Record<LimitProblem, Message>> = {
  empty: messages.empty,
  'too-long': messages.tooLong,
  'not-a-number': messages.notANumber,
  grouped: messages.grouped,
  'too-precise': messages.tooPrecise,
  'too-large': messages.tooLarge,
  'not-positive': messages.notPositive,
  unchanged: messages.unchanged,
  'more-than-a-period': messages.moreThanAPeriod,
};

const KINDS: Readonly<Record<ApiLimitKind, { readonly name: Message; readonly about: Message }>> = {
  DEPOSIT: { name: messages.DEPOSIT, about: messages.DEPOSIT_about },
  LOSS: { name: messages.LOSS, about: messages.LOSS_about },
  WAGER: { name: messages.WAGER, about: messages.WAGER_about },
  SESSION: { name: messages.SESSION, about: messages.SESSION_about },
};

const PERIODS: Readonly<Record<LimitPeriod, Message>> = {
  Day: messages.Day,
  Week: messages.Week,
  Month: messages.Month,
};

export function limitProblemText(problem: LimitProblem): Message {
  return PROBLEMS[problem];
}

export function limitKindText(kind: ApiLimitKind): { readonly name: Message; readonly about: Message } {
  return KINDS[kind];
}

/** The adjective of a period, used as a label: "Daily". */
export function limitPeriodTitle(period: LimitPeriod): Message {
  return messages[`${period}_title`];
}

/** The period at the end of a phrase: "per day". */
export function limitPeriodText(period: LimitPeriod): Message {
  return PERIODS[period];
}

export const minutesText: Message = messages.minutes;
