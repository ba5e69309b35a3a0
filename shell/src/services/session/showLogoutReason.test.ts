import { describe, expect, it } from '@jest/globals';
import { fakeServices } from '@foyer/platform/testing';
import { logoutReasonOf, showLogoutReason } from './showLogoutReason.ts';

describe('the logout reason of an address (requirements/errors#logout-reasons)', () => {
  it.each([
    ['?logoutReason=SESSION_EXPIRED', /session expired/],
    ['?a=1&logoutReason=JWT_EXPIRED', /session expired/],
    ['?logoutReason=LOGGED_IN_FROM_ANOTHER_DEVICE', /another device/],
    ['?logoutReason=ACCOUNT_BLOCKED', /account can’t be used/],
    ['?logoutReason=SESSION_LIMIT_REACHED', /time limit is used up/],
    ['?logoutReason=LOGGED_OUT', /signed out/],
  ])('%s is explained', (search, expected) => {
    const { toasts } = fakeServices();
    const reason = logoutReasonOf(search);
    if (reason) showLogoutReason(reason, toasts, (message) => String(message.defaultMessage));
    expect(toasts.show).toHaveBeenCalledWith('info', expect.stringMatching(expected));
  });

  it.each(['', '?logoutReason=', '?logoutReason=toString', '?logoutReason=other'])(
    '%s has no reason',
    (search) => {
      expect(logoutReasonOf(search)).toBeUndefined();
    },
  );
});
