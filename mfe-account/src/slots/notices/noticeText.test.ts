import { describe, expect, it } from '@jest/globals';
import type { AccountNoticeId } from '@foyer/graphql/main';
import { loginIdentifier, noticeText, type NoticeInput } from './noticeText.ts';

const input: NoticeInput = { login: 'a@b.test', isMultipleAccounts: false, isReopenAllowed: false };

describe('noticeText (requirements/states#account-closed)', () => {
  it('returns nothing for a closed account that the player may reopen', () => {
    expect(noticeText('AccountClosed', undefined, { ...input, isReopenAllowed: true })).toBeUndefined();
  });
  it('uses the default text of the specification, and nothing else', () => {
    expect(noticeText('AccountClosed', undefined, input)).toMatchObject({
      title: { defaultMessage: 'Your account has been closed indefinitely' },
    });
    expect(noticeText('AccountClosed', undefined, input)?.hint).toBeUndefined();
  });
  it('includes the login identifier when there are several accounts', () => {
    const shown = noticeText('AccountClosed', undefined, { ...input, isMultipleAccounts: true });
    expect(shown?.title.id).toBe('account.notice.multipleAccounts');
    expect(shown?.values['userLoginMethod']).toBe('a@b.test');
  });
  it.each([
    ['SelfExclusion', undefined, 'account.notice.selfExclusion'],
    ['SelfExclusion', '1.1.', 'account.notice.selfExclusionUntil'],
    ['Timeout', '1.1.', 'account.notice.timeoutUntil'],
  ] as const)('%s until %s', (id, until, messageId) => {
    expect(noticeText(id, until, input)).toMatchObject({ title: { id: messageId }, help: 'helpline' });
  });
  it.each([
    ['KycRequired', 'profile-documents'],
    ['SowRequired', 'source-of-wealth'],
    ['SowUploadRequired', 'source-of-wealth'],
    ['GermanyCloseDown', 'withdraw'],
    ['NovemberCampaign', 'promotions'],
    ['InstantBankingJackpot', 'jackpot'],
  ] as const)('%s leads to the page %s', (id, route) => {
    expect(noticeText(id, undefined, input)?.lead?.route).toBe(route);
  });
  it.each([
    [undefined, 'account.notice.kycRequiredHint'],
    ['1.1.', 'account.notice.kycRequiredUntil'],
  ])('includes the deadline for identity verification: %s', (until, messageId) => {
    expect(noticeText('KycRequired', until, input)).toMatchObject({
      hint: { id: messageId },
      values: { until: until ?? '' },
    });
  });
  it('has a text of its own for each notice (requirements/screens#account-notices)', () => {
    const ids: readonly AccountNoticeId[] = [
      'AccountClosed',
      'GermanyCloseDown',
      'NovemberCampaign',
      'KycRequired',
      'Maintenance',
      'SelfExclusion',
      'SowRequired',
      'SowUploadRequired',
      'Timeout',
      'Content',
      'BankingCDD',
      'InstantBankingGracePeriod',
      'InstantBankingJackpot',
    ];
    expect(new Set(ids.map((id) => noticeText(id, undefined, input)?.title.id)).size).toBe(ids.length);
  });
});

describe('the login identifier (requirements/states#account-closed)', () => {
  const contact = { email: 'a@b.test', phoneNumber: '+372 5555' };
  it.each([
    ['Identity', contact, 'a@b.test'],
    ['Sms', contact, '+372 5555'],
    ['SMS', contact, '+372 5555'],
    ['Sms', { ...contact, phoneNumber: null }, 'a@b.test'],
    ['Identity', { ...contact, email: null }, '+372 5555'],
  ])('of a %s login is that of the method', (flow, player, expected) => {
    expect(loginIdentifier(flow, player)).toBe(expected);
  });
});
