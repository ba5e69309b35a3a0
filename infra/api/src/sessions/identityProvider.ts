import type { IdentityProvider, LoginFlow } from '@foyer/graphql/main';

/**
 * The provider of each login flow; the API has two spellings of the five values
 * (requirements/entities#login-flows).
 */
const PROVIDER_OF = {
  Identity: 'IDENTITY',
  PaymentGateway: 'PAYMENT_GATEWAY',
  Sms: 'SMS',
  OpenBanking: 'OPEN_BANKING',
  BankPayment: 'BANK_PAYMENT',
} as const satisfies Readonly<Record<LoginFlow, IdentityProvider>>;

/** A token without a known flow was issued by the identity server's own sign-in. */
export function identityProviderOf(flow: string | undefined): IdentityProvider {
  return flow !== undefined && Object.hasOwn(PROVIDER_OF, flow) ? PROVIDER_OF[flow as LoginFlow] : 'IDENTITY';
}
