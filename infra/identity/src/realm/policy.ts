import { interactionPolicy } from 'oidc-provider';

/** The prompt of the registrations endpoint (requirements/states#session); `prompt=create` in OpenID. */
export const CREATE_PROMPT = 'create';

/** The country of residence chosen on a page of the client; only a listed country is accepted. */
export const COUNTRY_PARAMETER = 'country';

/** The client's registration page, which shows the questions of the licence before ours. */
export const REGISTRATION_PARAMETER = 'registration_path';

/**
 * The client's login handler that continues a bank login (requirements/routes#login-providers); its path
 * determines the flow.
 */
export const LOGIN_PATH_PARAMETER = 'login_path';

/** Proof of a sign-in by code on a page of the product (`sign-in-codes/`). */
export const TICKET_PARAMETER = 'login_ticket';

/** Our own client needs no consent page; a request to create an account is checked before a sign-in. */
export function interactionRules(): interactionPolicy.Prompt[] {
  const rules = interactionPolicy.base();
  rules.remove('consent');
  rules.add(new interactionPolicy.Prompt({ name: CREATE_PROMPT, requestable: true }), 0);
  return rules;
}
