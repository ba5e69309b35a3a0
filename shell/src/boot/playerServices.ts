import type { Services } from '@foyer/contract';
import { createFormatText } from '@foyer/i18n';
import { jackpotTermsOf } from '@foyer/market';
import type { LazyJackpot } from '../services/jackpot/createLazyJackpot.ts';
import { forgetOnBreak } from '../services/preferences/forgetOnBreak.ts';
import { rememberPlayer } from '../services/preferences/rememberPlayer.ts';
import { createPlayer } from '../services/player/createPlayer.ts';
import { followAccountOverlays } from '../services/player/followAccountOverlays.ts';
import { explainGuard } from '../services/quick-deposit/explainGuard.ts';
import { keepToasts } from '../services/toasts/keepToasts.ts';
import { followQuickDepositLinks } from '../services/quick-deposit/followQuickDepositLinks.ts';
import { followToastLinks } from '../services/wallet/followToastLinks.ts';
import { createWallet } from '../services/wallet/createWallet.ts';
import { followBonusPlay } from '../services/wallet/followBonusPlay.ts';
import { createWalletNotices } from '../services/wallet/createWalletNotices.ts';
import { prefetchQuickDeposit } from '../layout/overlays/prepareQuickDeposit.ts';
import type { Remotes } from '../remotes/loading/remotes.ts';
import type { LazyWallet } from '../services/wallet/createLazyWallet.ts';
import type { Access } from './createAccess.ts';
import type { ShellPlatform } from './createPlatform.ts';
import { isDataExpensive, whenIdle } from '../services/clock/idle.ts';
import type { ShellMessages } from './loadTexts.ts';

export interface PlayerServicesPorts {
  readonly access: Access;
  readonly platform: ShellPlatform;
  readonly services: Services;
  readonly remotes: Remotes;
  readonly lazyWallet: LazyWallet;
  readonly jackpot: LazyJackpot;
  readonly messages: ShellMessages;
}

/**
 * Services that only a signed-in player needs: the wallet with its notices, the player with their guards.
 * Fetched at the first sign-in.
 */
export function startPlayerServices({
  access,
  platform,
  services,
  remotes,
  lazyWallet,
  jackpot,
  messages,
}: PlayerServicesPorts): void {
  const { locale, telemetry, bus, session: sessionStorage } = platform;
  const { language = locale } = services;
  const text = createFormatText(language, messages);
  const report = (error: unknown): void => telemetry.failed('player', error);
  const notices = createWalletNotices({
    ...services,
    text,
    language,
    session: sessionStorage,
  });
  const wallet = createWallet({ ...services, session: access.session, onChange: notices.notify, report });
  forgetOnBreak({
    bus,
    local: platform.local,
    cookies: platform.cookies,
    workers: 'serviceWorker' in navigator ? navigator.serviceWorker : undefined,
  });
  keepToasts(services.toasts, sessionStorage);
  const memory = rememberPlayer({ ...services, cookies: platform.cookies });
  createPlayer({
    ...services,
    onRead(player) {
      memory.playerRead(player);
      platform.flags.excludeFromTests(player.isSuppressedInAnyCommunicationGroup);
    },
    report,
    session: access.session,
    onPlayer: followAccountOverlays({
      ...services,
      text,
      storage: sessionStorage,
    }),
  });
  lazyWallet.attach(wallet);
  access.onLinkLost(() => wallet.linkLost());
  const notify = (isRequested: boolean): void => void notices.notifyAfterReload(isRequested).catch(report);
  bus.on('session.signed-in', () => notify(false), { replay: true });
  followToastLinks({ ...services, notify: () => notify(true) });
  followQuickDepositLinks({ ...services, explainGuard: () => explainGuard(services.toasts, text) });
  followBonusPlay(services);
  // a win is shown on any page; the socket opens for players who have opted in only
  if (!platform.safeMode && jackpotTermsOf(services.market.brand.id) !== undefined)
    whenIdle(() => jackpot.start());
  // quick deposit can be opened on any page, so it is prefetched
  if (!platform.safeMode && !isDataExpensive()) whenIdle(() => prefetchQuickDeposit(remotes));
}
