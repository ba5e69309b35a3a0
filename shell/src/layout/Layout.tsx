import type { OverlayRequest } from '@foyer/contract';
import { useText } from '@foyer/i18n';
import { routeOfMatch } from '@foyer/links';
import { Slot, useFeature, useServices, useStore, useVariation } from '@foyer/platform';
import { SkipLink } from '@foyer/ui';
import { FIRST_ICONS } from '@foyer/ui/first-icons';
import { IconSprite } from '@foyer/ui/icon-sprite';
import { Suspense, use, useState, type ReactNode } from 'react';
import { arrangeLayout, type LayoutArrangement } from './arrangeLayout.ts';
import { BottomBar } from './bottom-bar/BottomBar.tsx';
import { FRAME_TOP } from './frameTop.ts';
import * as css from './Layout.css.ts';
import { messages } from './Layout.messages.ts';
import { Header } from './header/Header.tsx';
import { loadOverlayHost } from './overlays/loadOverlayHost.ts';
import { HideOnError } from './HideOnError.tsx';
import { AccountNotices } from './banners/AccountNotices.tsx';
import { NavigationRail } from './menu/NavigationRail.tsx';
import { lazyLater, lazyRequired } from '../lib/importRequiredPart.ts';

// only one of the three layouts has the sidebar; the grid reserves its column, so the code may load later
const AccountSidebar = lazyRequired(
  'layout.sidebar',
  async () => (await import('./account-sidebar/AccountSidebar.tsx')).AccountSidebar,
);
// required by some licences; its space is reserved, and loading is repeated until it succeeds
const RegulatoryBar = lazyRequired(
  'layout.regulatory',
  async () => (await import('./banners/regulatory/RegulatoryBar.tsx')).RegulatoryBar,
);
const MenuDrawer = lazyRequired(
  'layout.menu',
  async () => (await import('./menu/MenuDrawer.tsx')).MenuDrawer,
);
// below the first screen of almost every page; shows the licence
const Footer = lazyLater('layout.footer', async () => (await import('./footer/Footer.tsx')).Footer);
// screen readers need the live region before its first text, so it does not load with a toast
const Messages = lazyLater('layout.messages', async () => (await import('./Messages.tsx')).Messages);
const LaterIcons = lazyLater('layout.icons', async () => (await import('./LaterIcons.tsx')).LaterIcons);

export interface LayoutProps {
  /** Content of the current page. */
  readonly children: ReactNode;
}

const MAIN = 'main';
const FOOTER = 'site-footer';

/**
 * The frame around a page. Parts of remotes are slots: when their remote fails they collapse and the frame
 * stays.
 */
export function Layout({ children }: LayoutProps) {
  const { market, telemetry } = useServices();
  const text = useText();
  const arrangement = useArrangement();
  const { session, breaks } = market.licence;
  // the bar has the clock and the break button, which a licence wants on every page
  const isTimed = session.clock === 'mandatory' || breaks.button !== undefined;
  const hasSgaButtons = useVariation('sga') === 'enabled';
  const sessionClock = arrangement.player ? (
    <Slot name="account.session-clock" props={{ compact: true }} />
  ) : undefined;
  return (
    <>
      <IconSprite icons={FIRST_ICONS} />
      <Suspense>
        <LaterIcons />
      </Suspense>
      <SkipLink target={MAIN}>{text(messages.skipToContent)}</SkipLink>
      {arrangement.footer && <SkipLink target={FOOTER}>{text(messages.skipToFooter)}</SkipLink>}
      <div id={FRAME_TOP} className={css.top}>
        {(isTimed || hasSgaButtons) && (
          <Suspense fallback={<div className={css.regulatory} data-regulatory-bar="" />}>
            <RegulatoryBar sessionClock={isTimed ? sessionClock : undefined} hasButtons={hasSgaButtons} />
          </Suspense>
        )}
        <Header arrangement={arrangement} />
      </div>
      <Columns arrangement={arrangement} sessionClock={isTimed ? undefined : sessionClock}>
        <AccountNotices notices={<Slot name="account.notices" props={{}} />}>{children}</AccountNotices>
      </Columns>
      {arrangement.footer && (
        <div id={FOOTER} tabIndex={-1} className={css.bottom}>
          <HideOnError area="layout.footer" telemetry={telemetry}>
            <Suspense>
              <Footer />
            </Suspense>
          </HideOnError>
        </div>
      )}
      <FrontLayer arrangement={arrangement} />
    </>
  );
}

interface ColumnsProps {
  readonly arrangement: LayoutArrangement;
  readonly sessionClock: ReactNode;
  readonly children: ReactNode;
}

function Columns({ arrangement, sessionClock, children }: ColumnsProps) {
  const { market, telemetry } = useServices();
  const { layout } = market.brand;
  const hasRail = arrangement.navigation && layout !== 'layout1';
  const hasSidebar = layout === 'layout2' && !arrangement.account;
  const columns = layout === 'layout2' && !hasSidebar ? 'withoutSidebar' : layout;
  return (
    <div className={css.bodies[arrangement.navigation ? columns : 'plain']}>
      {hasRail && (
        <NavigationRail hasQuickMenu={arrangement.quickMenu} isBesideAccount={arrangement.account} />
      )}
      <main id={MAIN} tabIndex={-1} className={css.main}>
        {children}
      </main>
      {arrangement.navigation && hasSidebar && (
        <HideOnError area="layout.sidebar" telemetry={telemetry}>
          <Suspense>
            <AccountSidebar isPlayer={arrangement.player} sessionClock={sessionClock} />
          </Suspense>
        </HideOnError>
      )}
    </div>
  );
}

/** Layers in front of the page: bars, menus, overlays, notices. */
function FrontLayer({ arrangement }: { readonly arrangement: LayoutArrangement }) {
  const services = useServices();
  const overlay = useStore(services.overlays);
  const { pathname } = useStore(services.navigation);
  // Stored with its page, so that navigation closes it.
  const [menuOn, setMenuOn] = useState<string>();
  const isMenuOpen = menuOn === pathname;
  return (
    <>
      {arrangement.navigation && <BottomBar isMenuOpen={isMenuOpen} onMenu={() => setMenuOn(pathname)} />}
      {isMenuOpen && (
        <HideOnError area="layout.menu" telemetry={services.telemetry}>
          <Suspense>
            <MenuDrawer arrangement={arrangement} onClose={() => setMenuOn(undefined)} />
          </Suspense>
        </HideOnError>
      )}
      {overlay.status === 'open' && (
        <HideOnError
          key={overlay.request.variant}
          area={`layout.overlay.${overlay.request.variant}`}
          telemetry={services.telemetry}
        >
          <Suspense>
            <Overlay request={overlay.request} />
          </Suspense>
        </HideOnError>
      )}
      <HideOnError area="layout.messages" telemetry={services.telemetry}>
        <Suspense>
          <Messages />
        </Suspense>
      </HideOnError>
    </>
  );
}

function Overlay({ request }: { readonly request: OverlayRequest }) {
  const { OverlayHost } = use(loadOverlayHost());
  return <OverlayHost request={request} />;
}

function useArrangement(): LayoutArrangement {
  const { navigation, session, guards } = useServices();
  const hasQuickMenu = useFeature('QuickMenu');
  const { match } = useStore(navigation);
  const { status } = useStore(session);
  const registered = useStore(guards);
  return arrangeLayout({
    layout: match === undefined ? undefined : routeOfMatch(match).layout,
    route: match?.id,
    session: status,
    canRefresh: session.canRefresh(),
    hasActiveGuard: registered.some((guard) => guard.status === 'active'),
    hasQuickMenu,
  });
}
