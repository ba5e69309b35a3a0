/** Path of the gateway that accepts deliveries of analytics events. */
export const ANALYTICS_PATH = '/analytics';

/** Cookie with the visitor's answer to the consent question of a brand: JSON with the accepted `categories`. */
export function consentCookieOf(brand: string): string {
  return `consent__${brand}`;
}

/** Events of one delivery at most; pages send earlier, gateway and api reject longer ones. */
export const ANALYTICS_BATCH_SIZE = 50;
