import { CONTRACT_VERSION, defineRemote } from '@foyer/contract';
import { createRemoteLifecycles } from '@foyer/platform';
import { isPaymentInProgress } from './features/payment/paymentGuard.ts';

export default createRemoteLifecycles(
  defineRemote({
    owner: 'cashier',
    contract: CONTRACT_VERSION,
    pages: {
      deposit: () => import('./pages/deposit/DepositPage.tsx'),
      withdraw: () => import('./pages/withdraw/WithdrawPage.tsx'),
      cashback: () => import('./pages/cashback/CashbackPage.tsx'),
      'profile-deposit-history': () =>
        import('./pages/profile-deposit-history/ProfileDepositHistoryPage.tsx'),
      'profile-withdrawal-history': () =>
        import('./pages/profile-withdrawal-history/ProfileWithdrawalHistoryPage.tsx'),
    },
    slots: {
      'cashier.quick-deposit': () => import('./slots/quick-deposit/QuickDeposit.tsx'),
    },
    messages: (locale) => import(`./messages/${locale}.json`),
    updateGate: () => (isPaymentInProgress() ? 'block' : 'allow'),
  }),
);
