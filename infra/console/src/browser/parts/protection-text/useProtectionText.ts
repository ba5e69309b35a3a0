import { useMoney, useText } from '@foyer/i18n';
import { groups, limitKinds, messages, periods } from './protectionText.messages.ts';

const LENGTH = /^P(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)W)?(?:(\d+)D)?(?:T(\d+)H)?$/;
const UNITS = [messages.years, messages.months, messages.weeks, messages.days, messages.hours];

interface LimitName {
  readonly kind: keyof typeof limitKinds;
  readonly period: keyof typeof periods;
}

/** Texts for limits and breaks, the same on every page of the console. */
export interface ProtectionText {
  /** `Deposits, daily`. */
  limit(name: LimitName): string;
  /** A ceiling or usage in minor units, or in minutes for time played; null: no limit. */
  amount(kind: LimitName['kind'], amount: number | null, currency: string): string;
  /** `6 months` for an ISO 8601 length. */
  length(length: string): string;
  groups(named: readonly (keyof typeof groups)[]): string;
}

export function useProtectionText(): ProtectionText {
  const text = useText();
  const money = useMoney();
  return {
    limit: ({ kind, period }) =>
      text(messages.limitName, { kind: text(limitKinds[kind]), period: text(periods[period]) }),
    amount(kind, amount, currency) {
      if (amount === null) return text(messages.noLimit);
      return kind === 'SESSION'
        ? text(messages.minutes, { minutes: amount })
        : money({ minor: amount, currency });
    },
    length(length) {
      if (length === 'indefinite') return text(messages.indefinite);
      const counts = LENGTH.exec(length)?.slice(1);
      const known = UNITS.flatMap((unit, index) => {
        const count = counts?.[index];
        return count === undefined ? [] : [text(unit, { count: Number(count) })];
      });
      return known.length > 0 ? known.join(' ') : length;
    },
    groups: (named) =>
      named.length === 0 ? text(messages.allGames) : named.map((name) => text(groups[name])).join(', '),
  };
}
