/** Path of the gateway that accepts error envelopes. */
export const ERROR_REPORTS_PATH = '/error-reports';
/**
 * Maximum lengths of the texts of an error event in characters, and its maximum number of stack frames. The
 * page shortens longer texts, the gateway rejects them.
 */
export const ERROR_EVENT_LIMITS = {
  environment: 40,
  release: 80,
  area: 80,
  brand: 40,
  locale: 10,
  route: 60,
  type: 80,
  value: 300,
  filename: 160,
  frames: 8,
} as const;

/** One error of a page as an event of the Sentry envelope format; it contains no personal data. */
export interface ErrorEvent {
  /** 32 hexadecimal digits. */
  readonly event_id: string;
  /** Seconds since the epoch, UTC. */
  readonly timestamp: number;
  readonly platform: 'javascript';
  readonly level: 'error';
  readonly environment: string;
  /** `app@release` of the shell. */
  readonly release: string;
  readonly tags: {
    readonly area: string;
    readonly brand: string;
    readonly locale: string;
    readonly route: string;
  };
  readonly exception: {
    readonly values: readonly {
      readonly type: string;
      readonly value: string;
      /** Frames in our own files, outermost first. */
      readonly stacktrace: {
        readonly frames: readonly {
          readonly filename: string;
          readonly lineno: number;
          readonly colno: number;
        }[];
      };
    }[];
  };
}

/** An envelope with one event: three lines of JSON. */
export function errorEnvelope(event: ErrorEvent): string {
  return [{ event_id: event.event_id }, { type: 'event' }, event]
    .map((line) => JSON.stringify(line))
    .join('\n');
}

const PERSONAL: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  [/eyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?/g, '<token>'],
  [/[^\s"'<>()=:,;]+@[^\s"'<>(),;]+/g, '<email>'],
  [/[?#][^\s"')]*/g, ''],
  [/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi, '<id>'],
  [/\d(?:[ -]?\d){4,}/g, '<number>'],
];

/**
 * Removes what can identify a person from an error text: tokens, email addresses, queries, ids, and numbers of
 * five or more digits (amounts, telephone numbers, cards).
 */
export function withoutPersonalData(text: string): string {
  return PERSONAL.reduce((rest, [pattern, replacement]) => rest.replace(pattern, replacement), text);
}
