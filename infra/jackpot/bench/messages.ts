/** Longer than the interval in which the service gathers changes, so that each one is sent at once. */
export const INTERVAL_MS = 1_050;

/** Message of the process under measurement to the one with the sockets. */
export type FromService =
  | { readonly kind: 'listening'; readonly port: number }
  /** A change, in ms since the epoch, and the processor time that the process has used, in µs. */
  | {
      readonly kind: 'changed';
      readonly at: number;
      readonly userUs: number;
      readonly systemUs: number;
      /** Times from the previous change to the writes of a sample of the sockets, ms; empty without `--writes`. */
      readonly written: readonly number[];
    };

/** Orders to the process with the control sockets. */
export type ToControl =
  | { readonly kind: 'open'; readonly port: number; readonly path: string; readonly subscribe: string }
  | { readonly kind: 'end' };
/** An opened socket, or the times of all messages since the start, ms since the epoch. */
export type FromControl =
  | { readonly kind: 'opened' }
  | { readonly kind: 'received'; readonly at: readonly number[] };
