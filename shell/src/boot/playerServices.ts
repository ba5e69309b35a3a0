import type { Services } from '@foyer/contract';
import { createFormatText } from '@foyer/i18n';
import { languageTag } from '@foyer/links';
import { createPlayer } from '../services/player/createPlayer.ts';
import { createQuickDeposit } from '../services/quick-deposit/createQuickDeposit.ts';
import { createWallet } from '../services/wallet/createWallet.ts';
import { createWalletNews } from '../services/wallet/createWalletNews.ts';
import { fetchQuickDepositAhead } from '../layout/overlays/prepareQuickDeposit.ts';
import type { Remotes } from '../remotes/loading/remotes.ts';
import type { WalletShelf } from '../services/wallet/createLazyWallet.ts';
import type { Access } from './createAccess.ts';
import type { ShellPlatform } from './createPlatform.ts';
import { isLineDear, whenIdle } from './idle.ts';
import type { ShellMessages } from './loadTexts.ts';

export interface PlayerServicesPorts {
  readonly access: Access;
  readonly platform: ShellPlatform;
  readonly services: Services;
  readonly remotes: Remotes;
  readonly shelf: WalletShelf;
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
  shelf,
  messages,
}: PlayerServicesPorts): void {
  const { locale, telemetry, bus, session: sessionStorage } = platform;
  const text = createFormatText(languageTag(locale), messages);
  const report = (error: unknown): void => telemetry.failed('player', error);
  const news = createWalletNews({
    ...services,
    text,
    language: languageTag(locale),
    session: sessionStorage,
  });
  const wallet = createWallet({ ...services, session: access.session, onNews: news.tell, report });
  const player = createPlayer({
    ...services,
    report,
    session: access.session,
    onSessionDestroyed: access.session.sessionDestroyed,
  });
  shelf.fill(wallet);
  access.onLinkLost(() => wallet.linkLost());
  access.onReconnected(() => void Promise.all([wallet.refresh(), player.refresh()]));
  const isToastAsked = new URLSearchParams(location.search).get('showToast') === 'InitWithdrawal'; // requirements/routes#query-parameters
  bus.on('session.signed-in', () => void news.tellAfterReload(isToastAsked).catch(report), { replay: true });
  createQuickDeposit(services);
  // quick deposit can be opened on any page, so it is prefetched
  if (!platform.safeMode && !isLineDear()) whenIdle(() => fetchQuickDepositAhead(remotes));
}
