import { interactionPolicy } from 'oidc-provider';

/** The registrations endpoint asks for it (requirements/states#session); OpenID calls it `prompt=create`. */
export const CREATE_PROMPT = 'create';

/** Where the player said to live, on a page of the client; only a list entry counts. */
export const COUNTRY_PARAMETER = 'country';

/** The client's own page for opening an account, where the licence's questions are asked before ours. */
export const REGISTRATION_PARAMETER = 'registration_path';

/** The client's own page that goes on with a bank login (requirements/routes#login-providers); which one it is says which flow is wanted. */
export const LOGIN_PATH_PARAMETER = 'login_path';

/** Our own client needs no consent screen; a request to create an account comes before one to sign in. */
export function interactionRules(): interactionPolicy.Prompt[] {
  const rules = interactionPolicy.base();
  rules.remove('consent');
  rules.add(new interactionPolicy.Prompt({ name: CREATE_PROMPT, requestable: true }), 0);
  return rules;
}
