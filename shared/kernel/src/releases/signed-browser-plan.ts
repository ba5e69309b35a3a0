/** A release plan for browsers and the registry's signature of it. */
export interface SignedBrowserPlan {
  /** Canonical JSON of `planForBrowser`. */
  readonly payload: string;
  /** Ed25519 over `BROWSER_PLAN_PREFIX` and the payload, base64. */
  readonly signature: string;
}
