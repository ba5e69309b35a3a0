import { describe } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { fakeServices, renderPage, renderPiece, signedInSession } from '@foyer/platform/testing';
import { probeToggle } from '@foyer/testing/toggles';
import type { BrandToggle } from '@foyer/market';
import { Component as Dashboard } from './pages/profile-dashboard/ProfileDashboardPage.tsx';
import { ContactNotices } from './pages/profile-dashboard/parts/details-card/ContactNotices.tsx';
import { Component as Login } from './pages/login/LoginPage.tsx';
import { Component as PhoneVerification } from './pages/phone-verification/PhoneVerificationPage.tsx';

const playerOf = (toggle: BrandToggle, isOn: boolean, path = '/en/') => {
  const services = fakeServices({ path, features: { [toggle]: isOn } });
  services.session.set(signedInSession());
  return services;
};

describe('toggles of the account', () => {
  probeToggle('EnablePhoneVerification', 'the page of the phone verification', (isOn) => {
    cleanup();
    renderPage(PhoneVerification, { services: playerOf('EnablePhoneVerification', isOn) });
    return screen.queryByRole('heading', { name: 'No verification needed' }) !== null;
  });

  probeToggle('EnableFinancialHistory', 'the statement of the profile', (isOn) => {
    cleanup();
    renderPage(Dashboard, { services: playerOf('EnableFinancialHistory', isOn) });
    return screen.queryByRole('heading', { name: 'Statement' }) !== null;
  });

  probeToggle('IdentityServer', 'the sign-in methods', (isOn) => {
    cleanup();
    renderPage(Login, { services: fakeServices({ path: '/en/login/', features: { IdentityServer: isOn } }) });
    return screen.queryByRole('link', { name: 'Create an account' }) !== null;
  });

  probeToggle('EnablePhoneVerification', 'the notice about an unverified number', (isOn) => {
    cleanup();
    const player = {
      phoneNumber: '+358401234567',
      isPhoneNumberVerified: false,
      country: { code: 'FI' },
      language: 'en',
      emailVerification: { status: 'Done' },
      personalInfo: {},
      kycCheckStatus: { status: 'Done' },
    };
    renderPiece(<ContactNotices player={player as never} />, {
      services: playerOf('EnablePhoneVerification', isOn),
    });
    return screen.queryByRole('link', { name: 'Verify phone number' }) !== null;
  });
});
