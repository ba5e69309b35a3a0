import type { RouteId } from '@foyer/links';

/** Sign-up, sign-in and first deposit in one: the pay-and-play values of the login flows in site settings (requirements/entities#login-flows). */
export const PAY_AND_PLAY_FLOWS = ['BankPayment', 'OpenBanking', 'PaymentGateway'] as const;
export type PayAndPlayFlow = (typeof PAY_AND_PLAY_FLOWS)[number];

/** requirements/routes#route-list: each flow has a login and a login-handler route of its own. */
export const PAY_AND_PLAY_ROUTES = {
  BankPayment: { login: 'bank-payment-login', handler: 'bank-payment-login-handler' },
  OpenBanking: { login: 'open-banking-login', handler: 'open-banking-login-handler' },
  PaymentGateway: { login: 'payment-gateway-login', handler: 'payment-gateway-login-handler' },
} as const satisfies Readonly<Record<PayAndPlayFlow, { readonly login: RouteId; readonly handler: RouteId }>>;

export function isPayAndPlayFlow(text: unknown): text is PayAndPlayFlow {
  return (PAY_AND_PLAY_FLOWS as readonly unknown[]).includes(text);
}

/** The flow of a route's path segment, as in `open-banking-login-handler`. */
export function payAndPlayFlowOf(route: string): PayAndPlayFlow | undefined {
  return PAY_AND_PLAY_FLOWS.find(
    (flow) => PAY_AND_PLAY_ROUTES[flow].login === route || PAY_AND_PLAY_ROUTES[flow].handler === route,
  );
}
