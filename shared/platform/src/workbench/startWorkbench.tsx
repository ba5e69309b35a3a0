import type { RemoteModule, RemotePortal, RemoteTarget, SlotElementProps } from '@foyer/contract';
import { IntlRoot } from '@foyer/i18n';
import { LOCALES } from '@foyer/links';
import { brands, isBrandId } from '@foyer/market';
import { themeCss } from '@foyer/theme/brand-css';
import { ApolloProvider } from '@apollo/client/react';
import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { fakeServices, type FakeServices } from '../testing/fakeServices.ts';
import { signedInSession } from '../testing/signedInSession.ts';
import { controls, readChoice, shellNotice, type Choice } from './controls.ts';
import { DATA_STATES, dataLink } from './dataStates.ts';
import { targetsOf, type PartNames } from './targets.ts';

/** The build of the workbench replaces it; undefined while the definition of the remote cannot be parsed. */
declare const __FOYER_PARTS__: PartNames | undefined;
const NO_PARTS: PartNames = { pages: [], slots: [] };

/** A state of the product in which the workbench shows a page or slot. */
export interface WorkbenchState {
  readonly name: string;
  readonly isSignedIn?: boolean;
  readonly isOffline?: boolean;
  /** Parameters of the page's address. */
  readonly params?: Readonly<Record<string, string>>;
  /** Properties of slots by their names; a slot of an invited squad has the page that shows it. */
  readonly slotProps?: Readonly<Record<string, object>>;
  /** Sets anything else: the wallet, flags, the answers of GraphQL. */
  readonly arrange?: (services: FakeServices) => void;
}

export interface WorkbenchOptions {
  readonly remote: RemoteModule;
  readonly states: readonly WorkbenchState[];
}

/** Shows one page or slot of the remote, chosen with the controls above it; the address keeps the choice. */
export async function startWorkbench({ remote, states }: WorkbenchOptions): Promise<void> {
  const targets = targetsOf(
    remote.owner,
    typeof __FOYER_PARTS__ === 'undefined' ? NO_PARTS : __FOYER_PARTS__,
  );
  const choice = readChoice(new URLSearchParams(location.search), {
    part: Object.keys(targets),
    state: states.map(({ name }) => name),
    data: DATA_STATES,
    brand: Object.keys(brands),
    locale: LOCALES,
  });
  const { frame, stage } = controls(choice);
  document.documentElement.lang = choice.locale.value.replace('_', '-');
  document.title = `${choice.part.value} · ${remote.owner}`;
  document.body.style.margin = '0';
  const state = states.find(({ name }) => name === choice.state.value) ?? { name: '' };
  const shell =
    state.isOffline === true ? [shellNotice('Offline: the shell says so here, and requests fail')] : [];
  document.body.replaceChildren(frame, ...shell, stage);
  const services = servicesFor(state, choice);
  addTheme(choice.brand.value);
  await show(remote, targetFor(targets[choice.part.value], state), services, stage);
}

function targetFor(target: RemoteTarget | undefined, { params, slotProps }: WorkbenchState): RemoteTarget {
  if (!target) throw new Error('The remote defines no page and no slot');
  return target.kind === 'page'
    ? { ...target, params: params ?? {} }
    : { ...target, props: slotProps?.[target.name] ?? target.props };
}

function servicesFor({ isSignedIn, isOffline, arrange }: WorkbenchState, choice: Choice): FakeServices {
  const brand = choice.brand.value;
  const services = fakeServices({
    ...(isBrandId(brand) && { brand }),
    locale: choice.locale.value,
    now: Date.now(),
  });
  if (isSignedIn === true) services.session.set(signedInSession());
  if (isOffline === true) services.connection.set('offline');
  arrange?.(services);
  const data = isOffline === true ? 'failing' : choice.data.value;
  services.apollo.setLink(dataLink(data, services.apollo.link));
  return services;
}

/** The packages contain no font files: the local fonts of the theme, which have the same widths, take their place. */
const FONT_FILE = /@font-face\{[^}]*url\([^}]*\}/g;

function addTheme(brand: string): void {
  const style = document.createElement('style');
  const css = isBrandId(brand) ? themeCss(brand, { fontUrl: (module) => module }) : '';
  style.textContent = css.replace(FONT_FILE, '');
  document.head.append(style);
}

/** Mounts the remote through its real lifecycles, as the shell does. */
async function show(
  remote: RemoteModule,
  target: RemoteTarget,
  services: FakeServices,
  stage: HTMLElement,
): Promise<void> {
  const shown = Promise.withResolvers<RemotePortal>();
  const host = {
    app: remote.owner,
    release: 'workbench',
    services,
    Slot: ({ name }: SlotElementProps) => <p data-slot={name}>{name}</p>,
    NotAvailable: ({ route }: { readonly route: string }) => <p data-not-available={route}>{route}</p>,
    NotFound: () => <p data-page="not-found" />,
    show: shown.resolve,
    hide: () => undefined,
  };
  await remote.bootstrap();
  await remote.mount({ domElement: stage, host });
  const { View } = await shown.promise;
  const element = (
    <IntlRoot language={services.language ?? services.locale} messages={{}}>
      <ApolloProvider client={services.apollo}>
        <Suspense fallback={null}>
          <View target={target} />
        </Suspense>
      </ApolloProvider>
    </IntlRoot>
  );
  const router = createMemoryRouter([{ path: '*', element }], {
    initialEntries: [services.navigation.current().pathname],
  });
  createRoot(stage).render(<RouterProvider router={router} />);
}
