import type { ClientMetadata } from 'oidc-provider';
import { staffClientSecret, type FoyerSettings, type StaffClient } from '@foyer/runtime';

/** Where the edge takes the answer to a preview's sign-in, below the origin of the page. */
export const PREVIEW_CALLBACK = '/staff-preview/callback';
export const CONSOLE_CALLBACK = '/session/callback';

/** For whom each client's access tokens are: the edge wants to know who somebody is and may do nothing in their name. */
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
