import { describe, expect, it } from '@jest/globals';
import { signInRequest } from './signInRequest.ts';

describe('signInRequest', () => {
  it('contains only the specified parameters', () => {
    expect(
      signInRequest(
        '?redir=/en/games/x/&amount=20&currency=EUR&paymentMethod=card&accessToken=secret&evil=1',
      ),
    ).toEqual({
      automatic: false,
      redir: '/en/games/x/',
      carry: { amount: '20', currency: 'EUR', paymentMethod: 'card' },
      reason: undefined,
    });
  });
  it.each(['https://evil.example/', '//evil.example', '/en/login/', 'javascript:alert(1)'])(
    'never returns to %s',
    (redir) => {
      expect(signInRequest(`?redir=${encodeURIComponent(redir)}`).redir).toBeUndefined();
    },
  );
  it('starts automatically only when there is no message to read first', () => {
    expect(signInRequest('?autoSignIn=1').automatic).toBe(true);
    expect(signInRequest('?autoSignIn=1&logoutReason=LOGGED_IN_FROM_ANOTHER_DEVICE')).toMatchObject({
      automatic: false,
      reason: 'LOGGED_IN_FROM_ANOTHER_DEVICE',
    });
  });
  it('ignores an unknown reason', () => {
    expect(signInRequest('?logoutReason=<script>').reason).toBeUndefined();
  });
});
