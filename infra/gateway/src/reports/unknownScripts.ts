import { withoutQuery } from './policyReports.ts';
import type { TelemetryEvent } from './telemetryEvents.ts';

/** Address of a script that a page found in itself and knows nothing of (shell, `watchScripts`); undefined for every other event. */
export function unknownScriptIn({ type, area, detail }: TelemetryEvent): string | undefined {
  return type === 'failed' && area === 'unknown-script' && typeof detail === 'string'
    ? withoutQuery(detail)
    : undefined;
}
