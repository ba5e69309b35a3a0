import { CONTRACT_VERSION, defineRemote } from '@foyer/contract';
import { createRemoteLifecycles } from '@foyer/platform';

export default createRemoteLifecycles(
  defineRemote({
    owner: 'account',
    contract: CONTRACT_VERSION,
    pages: {
      login: () => import('./pages/login/LoginPage.tsx'),
      register: () => import('./pages/register/RegisterPage.tsx'),
      profile: () => import('./pages/profile/ProfilePage.tsx'),
      'profile-dashboard': () => import('./pages/profile-dashboard/ProfileDashboardPage.tsx'),
      'profile-details': () => import('./pages/profile-details/ProfileDetailsPage.tsx'),
      'profile-privacy': () => import('./pages/profile-privacy/ProfilePrivacyPage.tsx'),
      'profile-close-account': () => import('./pages/profile-close-account/ProfileCloseAccountPage.tsx'),
      'profile-game-history': () => import('./pages/profile-game-history/ProfileGameHistoryPage.tsx'),
      'profile-limits': () => import('./pages/profile-limits/ProfileLimitsPage.tsx'),
      'profile-limit-history': () => import('./pages/profile-limit-history/ProfileLimitHistoryPage.tsx'),
      'profile-notice-history': () => import('./pages/profile-notice-history/ProfileNoticeHistoryPage.tsx'),
      'profile-global-limits': () => import('./pages/profile-global-limits/ProfileGlobalLimitsPage.tsx'),
      'profile-self-exclusion': () => import('./pages/profile-self-exclusion/ProfileSelfExclusionPage.tsx'),
      'terms-and-conditions': () => import('./pages/terms-and-conditions/TermsAndConditionsPage.tsx'),
      'privacy-policy': () => import('./pages/privacy-policy/PrivacyPolicyPage.tsx'),
      'verify-email': () => import('./pages/verify-email/VerifyEmailPage.tsx'),
      'bonus-terms-and-conditions': () =>
        import('./pages/bonus-terms-and-conditions/BonusTermsAndConditionsPage.tsx'),
      'additional-information': () => import('./pages/additional-information/AdditionalInformationPage.tsx'),
      'enter-code': () => import('./pages/enter-code/EnterCodePage.tsx'),
      'resend-code': () => import('./pages/resend-code/ResendCodePage.tsx'),
      'quick-deposit-sign-in': () => import('./pages/quick-deposit-sign-in/QuickDepositSignInPage.tsx'),
      'phone-verification': () => import('./pages/phone-verification/PhoneVerificationPage.tsx'),
      'payment-gateway-login': () => import('./pages/bank-payment-login/BankLoginPage.tsx'),
      'open-banking-login': () => import('./pages/bank-payment-login/BankLoginPage.tsx'),
      'bank-payment-login': () => import('./pages/bank-payment-login/BankLoginPage.tsx'),
      'source-of-wealth': () => import('./pages/source-of-wealth/SourceOfWealthPage.tsx'),
      'profile-documents': () => import('./pages/profile-documents/ProfileDocumentsPage.tsx'),
      'profile-self-test': () => import('./pages/profile-self-test/ProfileSelfTestPage.tsx'),
      'profile-session-history': () => import('./pages/profile-session-history/SessionHistoryPage.tsx'),
    },
    slots: {
      'account.session-clock': () => import('./slots/session-clock/SessionClock.tsx'),
      'account.notices': () => import('./slots/notices/Notices.tsx'),
    },
    messages: (locale) => import(`./messages/${locale}.json`),
    later: {
      firstPage: 'login',
      partOf: __FOYER_TEXT_PARTS__,
      messages: {},
    },
  }),
);
