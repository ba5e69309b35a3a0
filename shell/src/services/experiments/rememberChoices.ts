import type { ConsentState, Store } from '@foyer/contract';
import type { CookieJar } from '../storage/adapters/cookies.ts';

const CHOICE_DAYS = 30; // requirements/constants#cookies

export interface ChoicePorts {
  readonly cookies: Pick<CookieJar, 'write' | 'remove'>;
  readonly consent: Store<ConsentState>;
}

/** Stores choices of A/B tests: only with preferences consent, and removed when it is withdrawn. */
export function rememberChoices({ cookies, consent }: ChoicePorts): (test: string, variant: string) => void {
  const chosen = new Map<string, string>();
  const mayStore = (): boolean => consent.current().preferences;
  const store = (variant: string, test: string): void => cookies.write(`ab_${test}`, variant, CHOICE_DAYS);
  consent.subscribe(() =>
    chosen.forEach(mayStore() ? store : (_variant, test) => cookies.remove(`ab_${test}`)),
  );
  return (test, variant) => {
    if (chosen.get(test) === variant) return;
    chosen.set(test, variant);
    if (mayStore()) store(variant, test);
  };
}
