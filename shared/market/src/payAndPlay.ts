import type { RouteId } from '@foyer/links';

/** Login flows that combine sign-up, sign-in and the first deposit (requirements/entities#login-flows). */
export const PAY_AND_PLAY_FLOWS = ['BankPayment', 'OpenBanking', 'PaymentGateway'] as const;
export type PayAndPlayFlow = (typeof PAY_AND_PLAY_FLOWS)[number];

/** Login and login-handler routes of each flow (requirements/routes#route-list). */
export const PAY_AND_PLAY_ROUTES = {
  BankPayment: { login: 'bank-payment-login', handler: 'bank-payment-login-handler' },
  OpenBanking: { login: 'open-banking-login', handler: 'open-banking-login-handler' },
  PaymentGateway: { login: 'payment-gateway-login', handler: 'payment-gateway-login-handler' },
} as const satisfies Readonly<Record<PayAndPlayFlow, { readonly login: RouteId; readonly handler: RouteId }>>;

export function isPayAndPlayFlow(text: unknown): text is PayAndPlayFlow {
  return (PAY_AND_PLAY_FLOWS as readonly unknown[]).includes(text);
}

/** Returns the flow of a route's path segment, as in `open-banking-login-handler`. */
export function payAndPlayFlowOf(route: string): PayAndPlayFlow | undefined {
  return PAY_AND_PLAY_FLOWS.find(
    (flow) => PAY_AND_PLAY_ROUTES[flow].login === route || PAY_AND_PLAY_ROUTES[flow].handler === route,
  );
}
