/** Longer than the interval in which the service gathers changes, so that each one is sent at once. */
export const INTERVAL_MS = 1_050;

/** Message of the process under measurement to the one with the sockets. */
export type FromService =
  | { readonly kind: 'listening'; readonly port: number }
  /** A change, in ms since the epoch, and the processor time that the process has used, in µs. */
  | { readonly kind: 'changed'; readonly at: number; readonly userUs: number; readonly systemUs: number };
