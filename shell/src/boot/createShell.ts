import { createStore, type MutableStore } from '@foyer/platform';
import { ignoreError } from '@foyer/kernel';
import type { ComponentType } from 'react';
import type { Services } from '@foyer/contract';
import { appOf, formattingTag, routeOf, routeOfMatch, type RouteMatch } from '@foyer/links';
import { createInvitedSquads, type InvitedSquads } from '../invited-squads/createInvitedSquads.ts';
import { shareScope } from '../remotes/federation/shareScope.ts';
import { offRoutes, type Releases } from '../releases/releases.ts';
import { createRemotes, type Remotes } from '../remotes/loading/remotes.ts';
import { createStyles } from '../remotes/styles/styles.ts';
import { createLazyJackpot, type LazyJackpot } from '../services/jackpot/createLazyJackpot.ts';
import { createTexts, type ShellTexts } from '../services/content/createTexts.ts';
import { createGuards } from '../services/guards/createGuards.ts';
import { logoutHref } from '../services/navigation/addresses.ts';
import { createNavigation, type ShellNavigation } from '../services/navigation/createNavigation.ts';
import { createOverlays, rememberFocus } from '../services/overlays/createOverlays.ts';
import { heldPage } from '../services/quick-deposit/pageHold.ts';
import type { ShellSession } from '../services/session/createSession.ts';
import { importRequiredPart } from '../lib/importRequiredPart.ts';
import { importWithRetry } from '../lib/importWithRetry.ts';
import { createLazyPlayerCalls } from '../services/player-calls/createLazyPlayerCalls.ts';
import { createToasts } from '../services/toasts/createToasts.ts';
import { createLazyWallet } from '../services/wallet/createLazyWallet.ts';
import { createAccess } from './createAccess.ts';
import type { ShellPlatform } from './createPlatform.ts';
import { followPlayer } from './followPlayer.ts';
import { navigationTime } from './navigationTime.ts';
import { createReleaseReader } from '../releases/readReleases.ts';
import type { ReleaseReader } from '../releases/readReleaseSet.ts';
import type { ShellMessages } from './loadTexts.ts';

/** The public services, with the parts that only the shell may use. */
export interface Shell {
  readonly platform: ShellPlatform;
  readonly services: Services;
  readonly session: ShellSession;
  readonly navigation: ShellNavigation;
  readonly invited: InvitedSquads;
  readonly remotes: Remotes;
  readonly messages: ShellMessages;
  readonly texts: ShellTexts;
  readonly readReleases: ReleaseReader;
  /** Notices and prompts about changes by the operator, available after the page is rendered. */
  readonly operatorNotices: MutableStore<ComponentType | undefined>;
}

/** Creates the services and connects them. Only the router starts here. */
export function createShell(platform: ShellPlatform, releases: Releases, messages: ShellMessages): Shell {
  const { page, locale, market, bus, telemetry, analytics, flags, consent, connection, storage, clock } =
    platform;
  const texts = createTexts(messages);
  const toasts = createToasts({
    time: clock.now,
    onSignedOut: (listener) => bus.on('session.signed-out', listener),
  });
  const guards = createGuards();
  const styles = createStyles(releases, document.head);
  const readReleases = createReleaseReader(page, clock.now, platform.safeMode?.setOf);
  const remotes = createRemotes({
    releases,
    styles,
    telemetry,
    bus,
    shareScope,
    sharedVersions: __FOYER_SHARED_VERSIONS__,
    head: document.head,
    services: () => services, // called when a page is prepared, after this function has returned
    readReleases,
    now: () => performance.now(),
    readyAt: () => navigationTime('domInteractive'),
  });
  const access = createAccess(platform, {
    signedOutHref(reason) {
      const { productMode, search } = navigation.current();
      return logoutHref(locale, productMode, search, reason);
    },
    go: (href) => void navigation.go(href, { replace: true }),
    productMode: () => navigation.current().productMode,
  });
  const { apollo, session } = access;
  const invited = createInvitedSquads(releases, locale);
  const navigation: ShellNavigation = createNavigation({
    invited,
    locale,
    bus,
    locales: page.locales.map((setting) => setting.locale),
    siteTitle: page.siteTitle,
    cookies: platform.cookies,
    flags,
    // does not wait for a page that is held back
    prepare: (match) => (heldPage.current() === match.id ? Promise.resolve() : prepare(remotes, match)),
    releases,
    offRoutes: () => offRoutes(releases.current()),
    isAvailable(route) {
      const { owner } = routeOf(route);
      return owner === 'shell' || releases.entryOf(appOf(owner))?.pages[route] !== undefined;
    },
  });
  const overlays = createOverlays({
    rememberFocus,
    onRouteChange: (listener) => bus.on('navigation.page-changed', listener),
    onSignedOut: (listener) => bus.on('session.signed-out', listener),
    later: (act) => void setTimeout(act),
  });
  const lazyWallet = createLazyWallet(session);
  const jackpot: LazyJackpot = createLazyJackpot(async () => {
    const part = await importRequiredPart('jackpot', () => import('../services/jackpot/browserJackpot.ts'));
    return part.browserJackpot(services, messages);
  });
  const services: Services = {
    page,
    locale,
    language: formattingTag(locale, market.brand.homeCountry),
    market,
    session,
    overlays,
    toasts,
    guards,
    flags,
    analytics,
    consent,
    navigation,
    connection,
    telemetry,
    texts,
    bus,
    storage,
    apollo,
    wallet: lazyWallet,
    jackpot,
    support: {
      contact: () =>
        void importWithRetry(() => import('../services/live-chat/contactSupport.ts'))
          .then((part) => part.contactSupport(services))
          .catch((error: unknown) => telemetry.failed('support', error)),
    },
    ...createLazyPlayerCalls(() => services, session),
    now: clock.now,
  };
  followPlayer({ access, platform, services, remotes, lazyWallet, jackpot, messages });
  return {
    platform,
    services,
    session,
    navigation,
    invited,
    remotes,
    messages,
    texts,
    readReleases,
    operatorNotices: createStore<ComponentType | undefined>(undefined),
  };
}

async function prepare(remotes: Remotes, match: RouteMatch): Promise<void> {
  const { owner } = routeOfMatch(match);
  if (owner === 'shell') return;
  // the outlet shows the failure and retries
  await remotes
    .prepare(appOf(owner), { kind: 'page', route: match.id, params: match.parameters })
    .catch(ignoreError('prefetch failed'));
}
