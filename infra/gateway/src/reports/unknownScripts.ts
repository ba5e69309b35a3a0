import { withoutQuery } from './policyReports.ts';
import type { TelemetryEvent } from './telemetryEvents.ts';

/** Address of an unknown script found by the page (shell, `watchScripts`); undefined for other events. */
export function unknownScriptIn({ type, area, detail }: TelemetryEvent): string | undefined {
  return type === 'failed' && area === 'unknown-script' && typeof detail === 'string'
    ? withoutQuery(detail)
    : undefined;
}
