import { useMoney, useText } from '@foyer/i18n';
import type { TimelineEvent } from '@foyer/market/player-record-answers';
import { useCodeText } from '../../parts/code-text/useCodeText.ts';
import { useProtectionText } from '../../parts/protection-text/useProtectionText.ts';
import { limitKinds, type periods } from '../../parts/protection-text/protectionText.messages.ts';
import { emails, messages as breakMessages, origins } from './protection.messages.ts';
import { documents, fields, kinds, limitStatuses, paymentStatuses } from './timeline.messages.ts';

/** One sentence for an event; an event of a newer api is shown by its code. */
export function useEventText(currency: string): (event: TimelineEvent) => string {
  const text = useText();
  const money = useMoney();
  const named = useCodeText();
  const protection = useProtectionText();
  return ({ kind, details }) => {
    const message = Object.hasOwn(kinds, kind) ? kinds[kind as keyof typeof kinds] : undefined;
    if (!message) return kind;
    const word = (name: string): string => {
      const value = details[name];
      return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
        ? String(value)
        : '';
    };
    const number = (name: string): number | null => {
      const value = details[name];
      return typeof value === 'number' ? value : null;
    };
    const limitKind = word('kind') as keyof typeof limitKinds;
    const isLimit = kind === 'limit-change' && Object.hasOwn(limitKinds, limitKind);
    const groups = Array.isArray(details['groups']) ? details['groups'] : [];
    return text(message, {
      amount: money({ minor: number('amount') ?? 0, currency: word('currency') || currency }),
      bet: word('bet'),
      method: word('method'),
      status: isLimit ? named(limitStatuses, word('status')) : named(paymentStatuses, word('status')),
      limit: isLimit
        ? protection.limit({ kind: limitKind, period: word('period') as keyof typeof periods })
        : '',
      before: isLimit ? protection.amount(limitKind, number('before'), currency) : '',
      after: isLimit ? protection.amount(limitKind, number('after'), currency) : '',
      minutes: number('minutes') ?? 0,
      break: text(word('kind') === 'TIME_OUT' ? breakMessages.timeOut : breakMessages.exclusion, {
        length: protection.length(word('length')),
      }),
      origin: named(origins, word('origin')),
      games: protection.groups(groups.filter((group) => group === 'casino' || group === 'sports')),
      document: named(documents, word('kind')),
      code: word('code'),
      field: named(fields, word('field') || word('channel')),
      isAccepted: word('isAccepted'),
      email: named(emails, word('kind')),
    });
  };
}
