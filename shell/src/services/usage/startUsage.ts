import { appOf, routeOfMatch } from '@foyer/links';
import type { Shell } from '../../boot/createShell.ts';
import { observeVitals } from './adapters/observeVitals.ts';
import { reportUsage } from './reportUsage.ts';

const BATCH_MS = 4_000;
const MAX_RECORDS = 40;
const MAX_OF_PAGE = 200;

/** Reports the use of releases with the ports of this page; loaded after the first content. */
export function startUsage({ platform, remotes, navigation }: Shell): void {
  const vitals = observeVitals();
  const records: Readonly<Record<string, string | number>>[] = [];
  let total = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function send(): void {
    clearTimeout(timer);
    timer = undefined;
    if (records.length > 0)
      navigator.sendBeacon('/telemetry', JSON.stringify(records.splice(0, MAX_RECORDS)));
  }

  let hide: (() => void) | undefined;
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    hide?.();
    hide = undefined;
    send();
  });
  reportUsage({
    bus: platform.bus,
    page() {
      const { match } = navigation.current();
      return match && { id: match.id, app: appOf(routeOfMatch(match).owner) };
    },
    releaseOf: (app) => remotes.releases.shownReleaseOf(app)?.release,
    add(record) {
      total += 1;
      if (total > MAX_OF_PAGE || records.length >= MAX_RECORDS) return;
      records.push(record);
      timer ??= setTimeout(send, BATCH_MS);
    },
    onFirstHidden(act) {
      hide = () => act(vitals());
    },
    mayMeasure: () => platform.consent.current().analytics,
  });
}
