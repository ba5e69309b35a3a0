import {
  ERROR_EVENT_LIMITS,
  ERROR_REPORTS_PATH,
  errorEnvelope,
  withoutPersonalData,
  type ErrorEvent,
} from '@foyer/kernel/error-envelope';
import type { PageData } from '@foyer/kernel/page-data';
import { stackOf } from '../telemetry/stackOf.ts';

const FRAME = /^(.*):(\d+):(\d+)$/;

/** The error as an event without personal data. */
export function errorEventOf(
  area: string,
  error: unknown,
  context: {
    readonly page: Pick<PageData, 'brand' | 'locale'>;
    readonly environment: string;
    readonly release: string;
    /** Id of the route; never the address, which can contain names of a player. */
    readonly route: string;
    /** Milliseconds since the epoch. */
    readonly now: number;
    readonly id: string;
  },
): ErrorEvent {
  const { name, message } = error instanceof Error ? error : { name: 'Error', message: String(error) };
  return {
    event_id: context.id.replaceAll('-', ''),
    timestamp: context.now / 1_000,
    platform: 'javascript',
    level: 'error',
    environment: context.environment,
    release: context.release,
    tags: {
      area: area.slice(0, ERROR_EVENT_LIMITS.area),
      brand: context.page.brand,
      locale: context.page.locale,
      route: context.route.slice(0, ERROR_EVENT_LIMITS.route),
    },
    exception: {
      values: [
        {
          type: name.slice(0, ERROR_EVENT_LIMITS.type),
          value: withoutPersonalData(message).slice(0, ERROR_EVENT_LIMITS.value),
          stacktrace: { frames: framesOf(error) },
        },
      ],
    },
  };
}

function framesOf(error: unknown): ErrorEvent['exception']['values'][number]['stacktrace']['frames'] {
  return stackOf(error)
    .split(' ')
    .flatMap((frame) => {
      const [, filename, line, column] = FRAME.exec(frame) ?? [];
      return filename === undefined || filename.length > ERROR_EVENT_LIMITS.filename
        ? []
        : [{ filename, lineno: Number(line), colno: Number(column) }];
    })
    .slice(0, ERROR_EVENT_LIMITS.frames)
    .reverse();
}

/** Sends the event; a full beacon queue loses it. */
export function sendErrorEvent(event: ErrorEvent): void {
  navigator.sendBeacon(ERROR_REPORTS_PATH, errorEnvelope(event));
}
