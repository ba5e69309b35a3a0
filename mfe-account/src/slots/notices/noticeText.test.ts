import { describe, expect, it } from '@jest/globals';
import type { AccountNoticeId, NoticeBlock } from '@foyer/graphql/main';
import { loginIdentifier, noticeText, type NoticeInput } from './noticeText.ts';

const input: NoticeInput = { login: 'a@b.test', isMultipleAccounts: false, isReopenAllowed: false };

describe('noticeText (requirements/states#account-closed)', () => {
  it('returns nothing for a closed account that the player may reopen', () => {
    expect(noticeText({ id: 'AccountClosed' }, { ...input, isReopenAllowed: true })).toBeUndefined();
  });
  it('uses the default text of the specification, and nothing else', () => {
    expect(noticeText({ id: 'AccountClosed' }, input)).toMatchObject({
      title: { defaultMessage: 'Your account has been closed indefinitely' },
    });
    expect(noticeText({ id: 'AccountClosed' }, input)?.hint).toBeUndefined();
  });
  it('includes the login identifier when there are several accounts', () => {
    const shown = noticeText({ id: 'AccountClosed' }, { ...input, isMultipleAccounts: true });
    expect(shown?.title.id).toBe('account.notice.multipleAccounts');
    expect(shown?.values['userLoginMethod']).toBe('a@b.test');
  });
  it.each([
    ['SelfExclusion', undefined, 'account.notice.selfExclusion'],
    ['SelfExclusion', '1.1.', 'account.notice.selfExclusionUntil'],
    ['Timeout', '1.1.', 'account.notice.timeoutUntil'],
  ] as const)('writes the text of %s until %s', (id, until, messageId) => {
    expect(noticeText({ id, until }, input)).toMatchObject({ title: { id: messageId }, help: 'helpline' });
  });
  it.each([
    ['KycRequired', 'profile-documents'],
    ['SowRequired', 'source-of-wealth'],
    ['SowUploadRequired', 'source-of-wealth'],
    ['GermanyCloseDown', 'withdraw'],
    ['NovemberCampaign', 'promotions'],
    ['InstantBankingJackpot', 'jackpot'],
  ] as const)('%s leads to the page %s', (id, route) => {
    expect(noticeText({ id }, input)?.lead?.route).toBe(route);
  });
  it.each([
    [undefined, 'account.notice.kycRequiredHint'],
    ['1.1.', 'account.notice.kycRequiredUntil'],
  ])('includes the deadline for identity verification: %s', (until, messageId) => {
    expect(noticeText({ id: 'KycRequired', until, blocks: ['PLAY'] }, input)).toMatchObject({
      hint: { id: messageId },
      values: { until: until ?? '' },
    });
  });
  it.each<[AccountNoticeId, readonly NoticeBlock[], string | undefined, string, string | undefined]>([
    ['KycRequired', ['PLAY', 'DEPOSITS', 'WITHDRAWALS'], undefined, 'kycRequired', 'kycRequiredHint'],
    ['KycRequired', ['PLAY'], '1.1.', 'kycRequired', 'kycRequiredUntil'],
    ['KycRequired', ['WITHDRAWALS'], undefined, 'kycToWithdraw', 'kycRequiredHint'],
    ['KycRequired', [], undefined, 'kycAsked', 'kycAskedHint'],
    ['KycRequired', [], '1.1.', 'kycAsked', 'kycAskedUntil'],
    ['SowRequired', [], '1.1.', 'sowRequired', 'sowRequiredUntil'],
    ['SowRequired', ['PLAY'], undefined, 'sowRequired', 'sowOverdue'],
    ['SowUploadRequired', ['PLAY'], undefined, 'sowUploadRequired', 'sowOverdue'],
    ['SowUploadRequired', [], undefined, 'sowUploadRequired', undefined],
  ])('%s that refuses %j until %s says so: %s, %s', (id, blocks, until, title, hint) => {
    const shown = noticeText({ id, blocks, until }, input);
    expect([shown?.title.id, shown?.hint?.id]).toEqual(
      [title, hint].map((name) => name && `account.notice.${name}`),
    );
  });
  it.each<[days: number, hint: string, tone: string | undefined]>([
    [15, 'sowRequiredUntil', undefined],
    [14, 'sowDaysLeft', 'info'],
    [7, 'sowDaysLeft', 'warning'],
    [3, 'sowUrgent', 'warning'],
    [1, 'sowLastDay', 'negative'],
    [0, 'sowOverdue', 'negative'],
  ])('rises with a source of wealth that is due in %i days: %s, %s', (days, hint, tone) => {
    for (const id of ['SowRequired', 'SowUploadRequired'] as const) {
      const shown = noticeText({ id, until: '1.1.', leftMs: days * 86_400_000 }, input);
      expect([shown?.hint?.id, shown?.tone]).toEqual([`account.notice.${hint}`, tone]);
      if (days > 0) expect(shown?.values['days']).toBe(days);
    }
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
    expect(new Set(ids.map((id) => noticeText({ id }, input)?.title.id)).size).toBe(ids.length);
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
  ])('is that of the method for a %s login', (flow, player, expected) => {
    expect(loginIdentifier(flow, player)).toBe(expected);
  });
});
