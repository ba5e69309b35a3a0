import type { ApolloClient } from '@apollo/client';
import type { Balances, DeviceStorage, EventBus, Navigation, Overlays, Toasts } from '@foyer/contract';
import type { FormatText } from '@foyer/i18n';
import { ignoreError } from '@foyer/kernel';
import { routeOfMatch } from '@foyer/links';
import type { Market } from '@foyer/market';
import { formatMoney, money, type Money } from '@foyer/money';
import type { KeyValueStorage } from '../storage/adapters/safeStorage.ts';
import type { BalanceUpdate } from './createWallet.ts';
import { mayOfferDeposit } from './fundsDialog.machine.ts';
import {
  newestWithdrawal,
  reportedPayments,
  sumsOf,
  unreported,
  withoutStarted,
} from './recentWithdrawal.ts';
import { messages } from './wallet.messages.ts';
import {
  BonusPlayFragmentDoc,
  DepositAvailabilityDocument,
  RecentWithdrawalDocument,
} from './Wallet.generated.ts';

export interface WalletNoticesPorts {
  readonly apollo: ApolloClient;
  readonly bus: EventBus;
  readonly language: string;
  readonly market: Market;
  readonly navigation: Navigation;
  readonly overlays: Overlays;
  readonly session: KeyValueStorage;
  readonly storage: DeviceStorage;
  readonly text: FormatText;
  readonly toasts: Toasts;
  now(): number;
}

export interface WalletNotices {
  notify(update: BalanceUpdate, balances: Balances): void;
  /**
   * After a reload: reports the status of the withdrawal that was started before it
   * (requirements/states#wallet), or of the one in the query parameter
   * (requirements/routes#query-parameters).
   */
  notifyAfterReload(isRequestedByQuery: boolean): Promise<void>;
}

/** A bet and the balances after it. */
interface Bet {
  readonly update: BalanceUpdate;
  readonly balances: Balances;
}

/** Set by InitWithdrawal, removed with the report after the reload. */
const WITHDRAWAL_FLAG = 'initiated-withdrawal';
/** The amounts that were reported as paid since the last InitWithdrawal. */
const PAID_AMOUNTS = 'paid-withdrawals';
/** Ids and outcomes of the payments that were reported after a reload. */
const REPORTED = 'reported-withdrawals';

/**
 * Wallet notices for the player: toasts and the running-out-of-funds dialog (requirements/states#wallet,
 * requirements/screens#overlays-and-toasts, requirements/constants#running-out-of-funds).
 */
export function createWalletNotices(ports: WalletNoticesPorts): WalletNotices {
  const { toasts, text, storage } = ports;
  let openRounds = 0;
  let waiting: Bet | undefined;
  /** Payments that were reported since this page was loaded. */
  let shown: string | null = null;

  const formatted = (amount: Money): { amount: string } => ({ amount: formatMoney(amount, ports.language) });

  function offerDepositWhenLow({ update, balances }: Bet): void {
    const isBonusGame = isBonusEnabled(ports.apollo, update.gameId);
    const isDue = (): boolean => isOfferDue({ update, balances }, isBonusGame);
    if (isDue()) void offerDeposit(isBonusGame, isDue).catch(ignoreError('the offer is optional'));
  }

  /** Bets are placed on these pages. */
  function isSportsPage(): boolean {
    const { match } = ports.navigation.current();
    return match !== undefined && routeOfMatch(match).productMode === 'SPORTS';
  }

  function isOfferDue({ update, balances }: Bet, isBonusGame: boolean): boolean {
    return mayOfferDeposit({
      balanceMinor: balances.balance.minor,
      bonusMinor: balances.bonusBalance.minor,
      stakeMinor: update.amount,
      isBonusGame,
      isAllowed: ports.market.licence.promotion.runOutOfFundsDialog,
      isDismissed: storage.read('depositDialog') === 'false',
      isOverlayOpen: ports.overlays.current().status === 'open',
      isSportsPage: isSportsPage(),
    });
  }

  /** Queries the server first: a limit, an exclusion or a check may block deposits. */
  async function offerDeposit(isBonusGame: boolean, isDue: () => boolean): Promise<void> {
    const { data } = await ports.apollo.query({
      query: DepositAvailabilityDocument,
      fetchPolicy: 'network-only',
    });
    // meanwhile the player may have opened an overlay, changed the page or started a round
    if (data?.viewer?.cashier.depositBlocks.length !== 0 || openRounds > 0 || !isDue()) return;
    const outcome = await ports.overlays.open('confirmation', {
      title: text(messages.fundsTitle),
      body: text(isBonusGame ? messages.fundsBonusText : messages.fundsText),
      okLabel: text(messages.fundsYes),
      dismissLabel: text(messages.fundsBack),
    });
    // the button only: Escape closes the dialog without an answer (requirements/screens#overlays-and-toasts)
    if (outcome === 'dismissed') storage.write('depositDialog', 'false');
    if (outcome === 'ok') void ports.overlays.open('quick-deposit', {});
  }

  /**
   * Stored by amount, because the update has no id: the end of an older withdrawal is not the end of the
   * newest.
   */
  function rememberReported(amount: number): void {
    const reported = ports.session.getItem(PAID_AMOUNTS);
    ports.session.setItem(PAID_AMOUNTS, reported === null ? String(amount) : `${reported},${amount}`);
  }

  ports.bus.on('game.round-started', () => (openRounds += 1));
  ports.bus.on('game.round-finished', () => {
    openRounds = Math.max(0, openRounds - 1);
    if (openRounds > 0 || !waiting) return;
    const decided = waiting;
    waiting = undefined;
    offerDepositWhenLow(decided);
  });

  return {
    notify(update, balances) {
      const amount = money(update.amount, update.currency);
      if (waiting) waiting = { ...waiting, balances }; // the decision uses the balances after the round's payout
      switch (update.moneyType) {
        case 'Deposit':
          return void toasts.show('success', text(messages.deposited, formatted(amount)));
        case 'Withdrawal':
          rememberReported(update.amount);
          return void toasts.show('success', text(messages.withdrawn, formatted(amount)));
        case 'InitWithdrawal':
          ports.session.removeItem(PAID_AMOUNTS);
          return ports.session.setItem(WITHDRAWAL_FLAG, '');
        case 'CasinoBet':
          // a round must not be interrupted (requirements/interfaces#game-frame)
          if (openRounds > 0) waiting = { update, balances };
          else offerDepositWhenLow({ update, balances });
          return;
        default:
      }
    },
    async notifyAfterReload(isRequestedByQuery) {
      const isFlagged = ports.session.getItem(WITHDRAWAL_FLAG) !== null;
      if (!isFlagged && !isRequestedByQuery) return;
      const { data } = await ports.apollo.query({
        query: RecentWithdrawalDocument,
        fetchPolicy: 'network-only',
      });
      const stored = ports.session.getItem(REPORTED);
      const reported = {
        amounts: ports.session.getItem(PAID_AMOUNTS),
        payments: isRequestedByQuery ? withoutStarted(stored, shown) : stored,
      };
      ports.session.removeItem(WITHDRAWAL_FLAG); // after the request only: a failed request is repeated after the next reload
      const shares = newestWithdrawal(
        data?.viewer?.paymentTransactions.edges.map(({ node }) => node) ?? [],
        ports.now(),
      );
      const news = unreported(shares, reported);
      ports.session.setItem(REPORTED, reportedPayments(news, stored));
      shown = reportedPayments(news, shown);
      for (const [{ kind, message }, amount] of sumsOf(news))
        toasts.show(kind, text(message, formatted(amount)));
    },
  };
}

function isBonusEnabled({ cache }: ApolloClient, gameId: string | null): boolean {
  const id = gameId === null ? undefined : cache.identify({ __typename: 'Game', id: gameId });
  if (id === undefined) return false;
  return cache.readFragment({ id, fragment: BonusPlayFragmentDoc })?.isBonusEnabled ?? false;
}
