import type { Message } from '@foyer/i18n';
import { messages } from './Notices.messages.ts';

/** Names of the API (requirements/screens#account-notices). */
export type NoticeId =
  | 'AccountClosed'
  | 'GermanyCloseDown'
  | 'NovemberCampaign'
  | 'KycRequired'
  | 'Maintenance'
  | 'SelfExclusion'
  | 'SowRequired'
  | 'SowUploadRequired'
  | 'Timeout'
  | 'Content'
  | 'BankingCDD'
  | 'InstantBankingGracePeriod'
  | 'InstantBankingJackpot';

export interface NoticeInput {
  readonly supportEmail: string;
  /**
   * Login identifier of the player: the email for identity-server logins, the phone for SMS logins
   * (requirements/states#account-closed).
   */
  readonly login: string;
  readonly isMultipleAccounts: boolean;
  readonly isReopenAllowed: boolean;
}

export interface NoticeText {
  readonly title: Message;
  readonly hint?: Message;
  readonly values: Readonly<Record<string, string>>;
  readonly offersHelp: boolean;
}

/** Text of a notice; undefined if the conditions of requirements/states#gamification hide it. */
export function noticeText(
  id: NoticeId,
  until: string | undefined,
  facts: NoticeInput,
): NoticeText | undefined {
  const values = { until: until ?? '', email: facts.supportEmail, userLoginMethod: facts.login };
  const plain = (title: Message, hint?: Message, offersHelp = false): NoticeText => ({
    title,
    ...(hint ? { hint } : {}),
    values,
    offersHelp,
  });
  switch (id) {
    case 'AccountClosed':
      if (facts.isReopenAllowed) return undefined;
      return plain(
        facts.isMultipleAccounts ? messages.MultipleAccounts : messages.AccountClosed,
        messages.General,
      );
    case 'SelfExclusion':
      return plain(
        until === undefined ? messages.SelfExclusion : messages.SelfExclusionUntil,
        undefined,
        true,
      );
    case 'Timeout':
      return plain(until === undefined ? messages.Timeout : messages.TimeoutUntil, undefined, true);
    case 'KycRequired':
      return plain(
        messages.KycRequired,
        until === undefined ? messages.KycRequired_hint : messages.KycRequiredUntil,
      );
    case 'SowRequired':
      return plain(messages.SowRequired, messages.KycRequired_hint);
    case 'SowUploadRequired':
      return plain(messages.SowUploadRequired, messages.KycRequired_hint);
    case 'Maintenance':
      return plain(messages.Maintenance, until === undefined ? undefined : messages.MaintenanceUntil);
    case 'BankingCDD':
      return plain(messages.BankingCDD, messages.KycRequired_hint);
    case 'GermanyCloseDown':
    case 'NovemberCampaign':
    case 'Content':
    case 'InstantBankingGracePeriod':
    case 'InstantBankingJackpot':
      return plain(messages.General);
  }
}
