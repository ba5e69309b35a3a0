import { ApolloProvider } from '@apollo/client/react';
import { Suspense, useMemo, type ReactNode } from 'react';
import { Router, useLocation } from 'react-router-dom';
import type { SlotElementProps } from '@foyer/contract';
import { IntlRoot } from '@foyer/i18n';
import { PlatformProvider, useStore } from '@foyer/platform';
import { Layout } from '../layout/Layout.tsx';
import { HideOnError } from '../layout/HideOnError.tsx';
import { HostSlot } from '../remotes/outlet/HostSlot.tsx';
import { OutletProvider, type OutletServices } from '../remotes/outlet/outletContext.ts';
import { CrashBoundary } from '../pages/crash/CrashBoundary.tsx';
import type { ShellPlatform } from './createPlatform.ts';
import type { Shell } from './createShell.ts';
import { CurrentPage } from '../pages/CurrentPage.tsx';
import { ShellProvider, useShell } from './shellContext.ts';
import { lazyRequired } from '../lib/importRequiredPart.ts';

export interface AppProps {
  readonly shell: Shell;
}

/** Provides services, messages and the Apollo client to the page, around the only router. */
export function App({ shell }: AppProps) {
  const { services, remotes, platform } = shell;
  const Slot = platform.safeMode ? EmptySlot : HostSlot;
  const host = useMemo(
    () => ({ app: __FOYER_APP__, release: __FOYER_RELEASE__, services, Slot }),
    [services, Slot],
  );
  const outlet = useMemo<OutletServices>(
    () => ({
      remotes,
      services,
      session: platform.session,
      Slot,
      ShellTexts: ({ children }) => <Texts shell={shell}>{children}</Texts>,
    }),
    [remotes, services, platform, shell, Slot],
  );
  return (
    <Texts shell={shell}>
      <ApolloProvider client={services.apollo}>
        <PlatformProvider host={host}>
          <OutletProvider value={outlet}>
            <ShellProvider value={shell}>
              <CrashBoundary telemetry={services.telemetry}>
                <Routing router={shell.navigation.router} />
              </CrashBoundary>
            </ShellProvider>
          </OutletProvider>
        </PlatformProvider>
      </ApolloProvider>
    </Texts>
  );
}

/** In safe mode, pages render no slots of other remotes. */
function EmptySlot({ fallback = null }: SlotElementProps) {
  return fallback;
}

function Routing({ router }: Pick<Shell['navigation'], 'router'>) {
  const { location, action } = useStore(router);
  return (
    // the page is fully loaded at this point (see prepare): a transition would only slice the work between
    // frames
    <Router location={location} navigationType={action} navigator={router.navigator} useTransitions={false}>
      <Root />
    </Router>
  );
}

/** The frame with the page of the current address. */
function Root() {
  const { services, platform, operatorNotices } = useShell();
  const { pathname } = useLocation();
  return (
    <>
      <CrashBoundary telemetry={services.telemetry} attempt={pathname}>
        <Layout>
          <CrashBoundary telemetry={services.telemetry} attempt={pathname} fallback={<Crash />}>
            <CurrentPage pathname={pathname} />
          </CrashBoundary>
        </Layout>
      </CrashBoundary>
      <HideOnError area="live" telemetry={services.telemetry}>
        <OperatorNotices operatorNotices={operatorNotices} />
      </HideOnError>
      <ConsentQuestion {...platform} />
    </>
  );
}

const PageCrash = lazyRequired(
  'page.crash',
  async () => (await import('../pages/crash/PageCrash.tsx')).PageCrash,
);

function Crash() {
  return (
    <Suspense>
      <PageCrash />
    </Suspense>
  );
}

function OperatorNotices({ operatorNotices }: Pick<Shell, 'operatorNotices'>) {
  const Notices = useStore(operatorNotices);
  return Notices && <Notices />;
}

const ConsentDialog = lazyRequired(
  'consent',
  async () => (await import('../layout/consent/ConsentDialog.tsx')).ConsentDialog,
);

function ConsentQuestion({ consent }: Pick<ShellPlatform, 'consent'>) {
  const question = useStore(consent.question);
  if (question === 'none') return null;
  return (
    <Suspense>
      <ConsentDialog question={question} consent={consent} />
    </Suspense>
  );
}

function Texts({ shell, children }: { readonly shell: Shell; readonly children: ReactNode }) {
  const { platform, services, messages, texts } = shell;
  return (
    <IntlRoot language={services.language ?? platform.locale} messages={messages} version={useStore(texts)}>
      {children}
    </IntlRoot>
  );
}
