import { startErrorReporting } from '../services/error-reporting/startErrorReporting.ts';
import type { Shell } from './createShell.ts';

/** Starts the reports of errors with the ports of this page; loaded after the first content. */
export function reportErrors({ platform, navigation }: Shell): void {
  startErrorReporting({
    page: platform.page,
    release: `${__FOYER_APP__}@${__FOYER_RELEASE__}`,
    telemetry: platform.telemetry,
    now: platform.clock.now,
    route: () => navigation.current().match?.id,
    random: Math.random,
  });
}
