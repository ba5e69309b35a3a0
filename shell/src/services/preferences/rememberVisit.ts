import type { ConsentState, Store } from '@foyer/contract';
import type { CookieJar } from '../storage/adapters/cookies.ts';

const AFFILIATE_DAYS = 7; // requirements/constants#cookies
const AFFILIATE = /^[\w.-]{1,64}$/;

export interface VisitPorts {
  readonly consent: Store<ConsentState>;
  /** On the root domain (requirements/entities#client-storage). */
  readonly cookies: CookieJar;
  /** The query with which the page was opened. */
  readonly search: string;
  createId(): string;
}

/**
 * The affiliate that sent the visitor, with marketing consent, and an id of the visitor for analytics, with
 * analytics consent. Before the consent and after its withdrawal nothing is stored
 * (requirements/reliability#safe-forms).
 */
export function rememberVisit({ consent, cookies, search, createId }: VisitPorts): void {
  const requested = new URLSearchParams(search).get('aff') ?? '';
  let affiliate = AFFILIATE.test(requested) ? requested : undefined;

  function apply(isChange: boolean): void {
    const { analytics, marketing } = consent.current();
    if (marketing && affiliate !== undefined) {
      cookies.write('aff', affiliate, AFFILIATE_DAYS);
      affiliate = undefined; // a later change of the consent does not renew the cookie
    }
    if (analytics && cookies.read('internalTrackingId') === undefined)
      cookies.write('internalTrackingId', createId());
    if (isChange && !marketing) cookies.remove('aff');
    if (isChange && !analytics) cookies.remove('internalTrackingId');
  }

  consent.subscribe(() => apply(true));
  apply(false);
}
