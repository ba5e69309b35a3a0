import { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render, type RenderResult } from '@testing-library/react';
import { Suspense, type ComponentType, type ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { PageProps, SlotElementProps } from '@foyer/contract';
import { createCache } from '@foyer/data';
import { IntlRoot } from '@foyer/i18n';
import { PlatformProvider } from '../remote/platformContext.tsx';
import { fakeServices, type FakeServices, type FakeWorld } from './fakeServices.ts';
import { mockLink, type GraphqlMock } from './graphqlMocks.ts';

export interface RenderOptions {
  readonly services?: FakeServices;
  readonly world?: FakeWorld;
  /** Compiled or plain texts by id; the English sources by default. */
  readonly messages?: Readonly<Record<string, unknown>>;
  readonly path?: string;
  readonly mocks?: readonly GraphqlMock[];
}

export interface RenderPageOptions extends RenderOptions {
  readonly params?: Readonly<Record<string, string>>;
}

export interface Rendered extends RenderResult {
  readonly services: FakeServices;
}

/** Renders a page inside the providers of the shell: services, router, Apollo and messages. */
export function renderPage(
  Page: ComponentType<PageProps>,
  { params = {}, ...options }: RenderPageOptions = {},
): Rendered {
  return renderPiece(<Page params={params} />, options);
}

/** Renders a slot or a component inside the same providers as {@link renderPage}. */
export function renderPiece(piece: ReactElement, options: RenderOptions = {}): Rendered {
  const base = options.services ?? fakeServices(options.world);
  const apollo = options.mocks
    ? new ApolloClient({ cache: createCache(), link: mockLink(options.mocks) })
    : base.apollo;
  const services: FakeServices = { ...base, apollo };
  const router = createMemoryRouter(
    [{ path: '*', element: <Wrapped services={services} messages={options.messages ?? {}} piece={piece} /> }],
    {
      initialEntries: [options.path ?? services.navigation.current().pathname],
    },
  );
  return Object.assign(render(<RouterProvider router={router} />), { services });
}

function Wrapped({
  services,
  messages,
  piece,
}: {
  readonly services: FakeServices;
  readonly messages: Readonly<Record<string, unknown>>;
  readonly piece: ReactElement;
}) {
  return (
    <IntlRoot language={services.language ?? services.locale} messages={messages}>
      <ApolloProvider client={services.apollo}>
        <PlatformProvider
          host={{ app: 'test', release: 'test', services, Slot: SlotMark, NotFound: NotFoundMark }}
        >
          <Suspense fallback={null}>{piece}</Suspense>
        </PlatformProvider>
      </ApolloProvider>
    </IntlRoot>
  );
}

/** The not-found page of the shell is rendered as a marker. */
function NotFoundMark() {
  return <div data-page="not-found" />;
}

/** Slots of other remotes are rendered as a marker with their name. */
function SlotMark({ name }: SlotElementProps) {
  return <div data-slot={name} />;
}
