import { ApolloProvider } from '@apollo/client/react';
import type { RemoteHost, SlotElementProps } from '@foyer/contract';
import { IntlRoot } from '@foyer/i18n';
import { PlatformProvider } from '@foyer/platform';
import {
  fakeServices,
  type FakeServices,
  type FakeWorld,
  signedInSession,
  streamingWallet,
} from '@foyer/platform/testing';
import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { OutletProvider, type OutletServices } from '../../remotes/outlet/outletContext.ts';
import { Layout } from '../Layout.tsx';
import { LobbyMenuDocument, type MenuItemFragment } from '../menu/MainMenu.generated.ts';

const HEADING = 'Page';

function Slot({ name }: SlotElementProps) {
  return <p>{name}</p>;
}

/** Renders the layout of a visitor with the lobby menu below; `prepare` changes the services before, `own` replaces some. */
export function renderLayout(
  world: FakeWorld = {},
  prepare: (services: FakeServices) => void = () => undefined,
  own: Parameters<typeof fakeServices>[1] = {},
): FakeServices {
  const services = fakeServices(world, own);
  services.apollo.writeQuery({
    query: LobbyMenuDocument,
    variables: { menuKey: 'lobbyMenu', locale: services.locale },
    data: MENU,
  });
  prepare(services);
  const host: Pick<RemoteHost, 'app' | 'release' | 'services' | 'Slot'> = {
    app: 'shell',
    release: 'test',
    services,
    Slot,
  };
  render(
    <MemoryRouter initialEntries={[world.path ?? '/en/']}>
      <IntlRoot language="en" messages={{}}>
        <ApolloProvider client={services.apollo}>
          <PlatformProvider host={host}>
            <OutletProvider value={{ services } as unknown as OutletServices}>
              <Layout>
                <h1>{HEADING}</h1>
              </Layout>
            </OutletProvider>
          </PlatformProvider>
        </ApolloProvider>
      </IntlRoot>
    </MemoryRouter>,
  );
  return services;
}

/** Signs a player in, with a balance of 1,204.50 euros. */
export function signIn(services: FakeServices): void {
  services.session.canRefresh = () => true;
  services.session.set(signedInSession());
  services.wallet.set(streamingWallet({ balance: 120_450 }));
}

function item(
  id: string,
  label: string,
  path: string,
  needsSignIn = false,
): MenuItemFragment & { readonly items: readonly [] } {
  return { __typename: 'LobbyMenuItem', id, label, path, icon: 'slots', needsSignIn, items: [] };
}

const MENU = {
  __typename: 'Query',
  root: {
    __typename: 'Root',
    lobbyMenu: {
      __typename: 'LobbyMenu',
      menuKey: 'lobbyMenu',
      items: [
        item('0', 'Home', '/'),
        item('1', 'Slots', '/game-list/slots/'),
        item('2', 'Rewards', '/rewards/', true),
        item('3', 'My limits', '/profile/limits/', true),
      ],
    },
  },
} as const;
