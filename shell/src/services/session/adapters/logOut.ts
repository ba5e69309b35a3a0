import type { ApolloClient } from '@apollo/client';
import { LogoutDocument } from './Logout.generated.ts';

/**
 * Ends the session of an access token (requirements/states#session). The token is passed explicitly, because the page has already deleted it.
 */
export async function logOut(apollo: ApolloClient, accessToken: string): Promise<boolean> {
  const { data } = await apollo.mutate({
    mutation: LogoutDocument,
    context: { headers: { authorization: `Bearer ${accessToken}` } },
  });
  return data?.logout.loggedOut === true;
}
