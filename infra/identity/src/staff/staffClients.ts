import type { ClientMetadata } from 'oidc-provider';
import { staffClientSecret, type FoyerSettings, type StaffClient } from '@foyer/runtime';

/** Path at which the edge handles the return from a preview's sign-in, on the origin of the page. */
export const PREVIEW_CALLBACK = '/staff-preview/callback';
export const CONSOLE_CALLBACK = '/session/callback';

/**
 * The audience of each client's access tokens: the edge's identifies a member of staff and grants no
 * action.
 */
export const AUDIENCES: Readonly<Record<StaffClient, string>> = { console: 'registry', preview: 'preview' };

export function isStaffClient(clientId: string): clientId is StaffClient {
  return Object.hasOwn(AUDIENCES, clientId);
}

export function staffClients(
  { internalSecret }: Pick<FoyerSettings, 'internalSecret'>,
  origin: string,
  pageOrigins: readonly string[],
): ClientMetadata[] {
  const common = (client: StaffClient): ClientMetadata => ({
    client_id: client,
    client_secret: staffClientSecret(internalSecret, client),
    token_endpoint_auth_method: 'client_secret_basic',
    response_types: ['code'],
    scope: 'openid',
  });
  return [
    {
      ...common('console'),
      grant_types: ['authorization_code', 'refresh_token'],
      redirect_uris: [`${origin}${CONSOLE_CALLBACK}`],
      post_logout_redirect_uris: [`${origin}/`],
    },
    {
      ...common('preview'),
      grant_types: ['authorization_code'],
      redirect_uris: pageOrigins.map((page) => `${page}${PREVIEW_CALLBACK}`),
    },
  ];
}
