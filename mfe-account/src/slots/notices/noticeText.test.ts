import { describe, expect, it } from '@jest/globals';
import { noticeText, type NoticeInput } from './noticeText.ts';

const facts: NoticeInput = {
  supportEmail: 'care@aurora.test',
  login: 'a@b.test',
  isMultipleAccounts: false,
  isReopenAllowed: false,
};

describe('noticeText (requirements/states#account-closed)', () => {
  it('returns nothing for a closed account that the player may reopen', () => {
    expect(noticeText('AccountClosed', undefined, { ...facts, isReopenAllowed: true })).toBeUndefined();
  });
  it('uses the default text of the specification', () => {
    expect(noticeText('AccountClosed', undefined, facts)?.title.defaultMessage).toBe(
      'Your account has been closed indefinitely',
    );
  });
  it('includes the login identifier when there are several accounts', () => {
    const shown = noticeText('AccountClosed', undefined, { ...facts, isMultipleAccounts: true });
    expect(shown?.title.id).toBe('account.notice.multipleAccounts');
    expect(shown?.values['userLoginMethod']).toBe('a@b.test');
  });
  it.each([
    ['SelfExclusion', undefined, 'account.notice.selfExclusion'],
    ['SelfExclusion', '1.1.', 'account.notice.selfExclusionUntil'],
    ['Timeout', '1.1.', 'account.notice.timeoutUntil'],
  ] as const)('%s until %s', (id, until, messageId) => {
    expect(noticeText(id, until, facts)).toMatchObject({ title: { id: messageId }, offersHelp: true });
  });
  it.each([
    [undefined, 'account.notice.kycRequiredHint'],
    ['1.1.', 'account.notice.kycRequiredUntil'],
  ])('includes the deadline for identity verification: %s', (until, messageId) => {
    expect(noticeText('KycRequired', until, facts)).toMatchObject({
      hint: { id: messageId },
      values: { until: until ?? '' },
    });
  });
});
