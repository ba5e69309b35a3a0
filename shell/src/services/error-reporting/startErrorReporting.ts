import type { PageData } from '@foyer/kernel/page-data';
import type { ShellTelemetry } from '../telemetry/createTelemetry.ts';
import { errorEventOf, sendErrorEvent } from './errorEvent.ts';

export interface ErrorReportingPorts {
  readonly page: Pick<PageData, 'brand' | 'locale' | 'errorReporting'>;
  readonly release: string;
  readonly telemetry: Pick<ShellTelemetry, 'reportTo'>;
  /** Milliseconds since the epoch. */
  now(): number;
  /** Id of the current route. */
  route(): string | undefined;
  /** At least 0, below 1. */
  random(): number;
}

/**
 * Reports unhandled errors, from a sample of pages, while the gateway enables it
 * (requirements/errors#error-reporting).
 */
export function startErrorReporting({
  page,
  release,
  telemetry,
  now,
  route,
  random,
}: ErrorReportingPorts): void {
  const { errorReporting } = page;
  if (!errorReporting || random() >= errorReporting.sampleRate) return;
  telemetry.reportTo((area, error) =>
    sendErrorEvent(
      errorEventOf(area, error, {
        page,
        environment: errorReporting.environment,
        release,
        route: route() ?? 'unknown',
        now: now(),
        id: crypto.randomUUID(),
      }),
    ),
  );
}
