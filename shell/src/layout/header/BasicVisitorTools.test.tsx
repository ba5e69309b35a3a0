import { describe, expect, it } from '@jest/globals';
import { fakeServices, renderPiece } from '@foyer/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import { arrangeLayout } from '../arrangeLayout.ts';
import { BasicLayoutDocument } from './BasicVisitorTools.generated.ts';
import { Header } from './Header.tsx';

const BASIC = arrangeLayout({
  layout: 'basic',
  route: 'internal',
  session: 'LOGGED_OUT',
  canRefresh: false,
  hasActiveGuard: false,
  hasQuickMenu: true,
});

function headerWith(...countries: readonly string[]) {
  const services = fakeServices();
  services.apollo.writeQuery({
    query: BasicLayoutDocument,
    variables: { countryCode: services.market.country },
    data: {
      __typename: 'Query',
      root: {
        __typename: 'Root',
        flowSettings: {
          __typename: 'FlowSettings',
          registrations: countries.map((countryCode) => ({
            __typename: 'RegistrationFlow' as const,
            countryCode,
          })),
        },
      },
    },
  });
  renderPiece(<Header arrangement={BASIC} />, { services });
}

describe('the header of the basic layout', () => {
  it('offers registration where the country of the visitor has a flow', async () => {
    headerWith('XX', fakeServices().market.country);
    expect(await screen.findByRole('link', { name: 'Join' })).toBeTruthy();
  });

  it('offers only the sign-in where it has none', async () => {
    headerWith('XX');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Join' })).toBeNull());
    expect(screen.getByRole('link', { name: 'Sign in' })).toBeTruthy();
  });
});
