import { ROUTE_IDS, ROUTES, type RouteId } from '@foyer/links';

export interface RouteVisit {
  readonly id: RouteId;
  readonly path: string;
}

// pages that redirect have no screen of their own; the gateway answers unknown internal addresses with 404
const WITHOUT_SCREEN: readonly RouteId[] = [
  'identity-login-handler',
  'login-handler',
  'redirection-handler',
  'payment-gateway-login-handler',
  'open-banking-login-handler',
  'bank-payment-login-handler',
  'internal-cookie',
  'internal',
];

/** An address for every route of the product, with existing slugs. */
export function everyRoute(
  slugs: Readonly<Record<'game' | 'game-list' | 'game-category' | 'game-studio', string>>,
): readonly RouteVisit[] {
  return ROUTE_IDS.filter((id) => !WITHOUT_SCREEN.includes(id)).map((id) => ({
    id,
    path: `/en/${ROUTES[id].path.replace(':slug', slugs[id as keyof typeof slugs] ?? '').replace('*', 'nothing')}/`.replace(
      /\/+/g,
      '/',
    ),
  }));
}
