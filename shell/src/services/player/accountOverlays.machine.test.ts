import { describe, expect, it } from '@jest/globals';
import { dueOverlay, remembered, type AccountSituation } from './accountOverlays.machine.ts';

const clear: AccountSituation = {
  kycStatus: 'Done',
  isKycRequired: true,
  sowStatus: 'NotNeed',
  isSowOverdue: false,
  hasSowOverlay: true,
  route: 'lobby',
  layout: 'logged-in',
  shown: new Set(),
};
const kyc: AccountSituation = { ...clear, kycStatus: 'Required' };
const sow: AccountSituation = { ...clear, sowStatus: 'Required' };
const IDENTITY = 'identity-verification-required';

describe('the account overlay that is due (requirements/screens#overlays-and-toasts)', () => {
  it.each<[string, AccountSituation, string | undefined]>([
    ['none for a verified player', clear, undefined],
    ['the identity request after the sign-in', kyc, IDENTITY],
    ['none where the licence asks for no identity', { ...kyc, isKycRequired: false }, undefined],
    ['none on the page of withdrawals, which opens its own', { ...kyc, route: 'withdraw' }, undefined],
    ['the source of wealth on the page of withdrawals', { ...sow, route: 'withdraw' }, 'sow'],
    ['none on the page of the documents', { ...kyc, route: 'profile-documents' }, undefined],
    [
      'none while the sign-in is in progress',
      { ...kyc, route: 'login-handler', layout: 'handler' },
      undefined,
    ],
    ['none that the session has shown', { ...kyc, shown: new Set([IDENTITY] as const) }, undefined],
    ['the source of wealth', sow, 'sow'],
    ['none without the brand toggle', { ...sow, hasSowOverlay: false }, undefined],
    ['none while the answer is checked', { ...sow, sowStatus: 'Pending' }, undefined],
    ['the identity request before the source of wealth', { ...sow, kycStatus: 'Required' }, IDENTITY],
    [
      'the source of wealth after the identity request',
      { ...sow, kycStatus: 'Required', shown: new Set([IDENTITY] as const) },
      'sow',
    ],
  ])('is %s', (_name, situation, expected) => expect(dueOverlay(situation)).toBe(expected));

  it('is remembered for the session, except an overdue source of wealth', () => {
    const shown = new Set(['sow', IDENTITY] as const);
    expect(remembered(shown, { isSowOverdue: false })).toEqual(['sow', IDENTITY]);
    expect(remembered(shown, { isSowOverdue: true })).toEqual([IDENTITY]);
  });
});
