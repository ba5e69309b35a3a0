import { describe, expect, it, jest } from '@jest/globals';
import { fakeServices, signedInSession, type FakeServices } from '@foyer/platform/testing';
import { probeToggle } from '@foyer/testing/toggles';
import type { Overlays } from '@foyer/contract';
import { followAccountOverlays, type AccountConditions } from './followAccountOverlays.ts';

const CLEAR: AccountConditions = {
  kycCheckStatus: { status: 'Done', deadline: null },
  sourceOfWealthStatus: {
    status: 'NotNeed',
    dueDate: null,
    dueDateExpired: false,
    requiredDocumentsUploadV2: [],
  },
};
const KYC: AccountConditions = { ...CLEAR, kycCheckStatus: { status: 'Required', deadline: null } };
const SOW: AccountConditions = {
  ...CLEAR,
  sourceOfWealthStatus: {
    status: 'Required',
    dueDate: '2026-12-01T00:00:00.000Z',
    dueDateExpired: false,
    requiredDocumentsUploadV2: [],
  },
};

function setUp({
  path = '/en/',
  hasPage = true,
  outcome = 'dismissed' as const,
  has = (_feature: string): boolean => true,
  stored = new Map<string, string>(),
} = {}) {
  const services: FakeServices = fakeServices({ path });
  Object.assign(services.navigation, { isAvailable: () => hasPage });
  Object.assign(services.flags, { has });
  services.session.set(signedInSession());
  services.overlays.open = jest.fn<Overlays['open']>(async () => outcome);
  const contactSupport = jest.fn();
  const onPlayer = followAccountOverlays({
    ...services,
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    },
    text: ({ defaultMessage }) => defaultMessage,
    support: { contact: contactSupport },
  });
  const opened = () => jest.mocked(services.overlays.open).mock.calls.map(([variant]) => variant);
  return { services, onPlayer, opened, contactSupport, stored };
}

describe('account overlays', () => {
  it('ask a player for an identity check after the sign-in, once a session', async () => {
    const { services, onPlayer, opened, stored } = setUp();
    onPlayer(KYC);
    onPlayer(KYC);
    services.navigation.set({ ...services.navigation.current() });
    await new Promise((resolve) => setTimeout(resolve));
    expect(opened()).toEqual(['identity-verification-required']);
    const reloaded = setUp({ stored });
    reloaded.onPlayer(KYC);
    expect(reloaded.opened()).toEqual([]);
    expect(services.analytics.track).toHaveBeenCalledWith('IDENTITY_VERIFICATION_DISPLAYED_ON_LOGIN', {});
    expect(services.analytics.track).toHaveBeenCalledTimes(1);
  });

  it('open the source of wealth with its due date', () => {
    const { services, onPlayer } = setUp();
    onPlayer(SOW);
    expect(services.overlays.open).toHaveBeenCalledWith('sow', { dueAt: Date.UTC(2026, 11, 1) });
  });

  it('ask for the source-of-wealth file that staff requested', () => {
    const { services, onPlayer } = setUp();
    onPlayer({
      ...SOW,
      sourceOfWealthStatus: { ...SOW.sourceOfWealthStatus, requiredDocumentsUploadV2: [{}] },
    });
    expect(services.overlays.open).toHaveBeenCalledWith(
      'sow',
      expect.objectContaining({ isUploadRequired: true }),
    );
  });

  it('follow a change of the account without a reload', () => {
    const { onPlayer, opened } = setUp();
    onPlayer(CLEAR);
    expect(opened()).toEqual([]);
    onPlayer(SOW);
    expect(opened()).toEqual(['sow']);
  });

  it('wait for the page after the sign-in', async () => {
    const { services, onPlayer, opened } = setUp({ path: '/en/identity-login-handler/' });
    onPlayer(KYC);
    expect(opened()).toEqual([]);
    services.navigation.set({
      ...services.navigation.current(),
      match: { id: 'lobby', params: {} } as never,
    });
    await Promise.resolve();
    expect(opened()).toEqual(['identity-verification-required']);
  });

  it.each([
    [true, '/en/profile/documents/', 0],
    [false, undefined, 1],
  ])(
    'lead to the documents when their page is available (%s), otherwise to support',
    async (hasPage, href, contacts) => {
      const { services, onPlayer, contactSupport } = setUp({ hasPage, outcome: 'ok' as never });
      onPlayer(KYC);
      await new Promise((resolve) => setTimeout(resolve));
      expect(jest.mocked(services.navigation.go).mock.calls[0]?.[0]).toBe(href);
      expect(contactSupport).toHaveBeenCalledTimes(contacts);
    },
  );

  it('return on the next page when a page change closed them', async () => {
    const { services, onPlayer, opened } = setUp({ outcome: 'closed' as never });
    onPlayer(KYC);
    await new Promise((resolve) => setTimeout(resolve));
    services.navigation.set({ ...services.navigation.current() });
    await Promise.resolve();
    expect(opened()).toEqual(['identity-verification-required', 'identity-verification-required']);
  });

  probeToggle('OverlaySourceOfWealth', 'the overlay of a player without a declaration', (isOn) => {
    const { onPlayer, opened } = setUp({ has: (feature) => feature !== 'OverlaySourceOfWealth' || isOn });
    onPlayer(SOW);
    return opened();
  });
});
