import type { Message } from '@foyer/i18n';
import type { DropType } from '@foyer/kernel/raffle-draw';
import { messages } from './DropList.messages.ts';

/** Name and time of a drop by its type (requirements/screens#raffle). */
export const DROP_TEXTS: Readonly<Record<DropType, { readonly name: Message; readonly time: Message }>> = {
  hourly: { name: messages.hourly, time: messages.hourlyTime },
  daily: { name: messages.daily, time: messages.dailyTime },
  weekly: { name: messages.weekly, time: messages.weeklyTime },
};
