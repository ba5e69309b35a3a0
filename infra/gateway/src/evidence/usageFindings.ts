import { SIGNALS, TIMINGS, type SignalName } from '@foyer/runtime';
import type { TelemetryEvent } from '../reports/telemetryEvents.ts';
import type { Finding } from './evidenceCells.ts';

/** A timing or a use of a release; `subject` is counted separately in the quota of a browser. */
export interface UsageFinding {
  readonly app: string;
  readonly release: string;
  readonly finding: Finding;
  readonly subject: string;
}

const NAME = /^[a-z0-9][a-z0-9-]{0,63}$/i;
const USE = /^(?:page|slot):[a-z0-9][a-z0-9.-]{0,47}$/i;
/** Words without digits: the name of a feature contains no id and no amount. */
const FEATURE_USE = /^feature:(?=.{1,40}$)[a-z]+(?:-[a-z]+)*$/;
/** Longer ones come from background tabs. */
const MAX_TIMING = 120_000;

interface Release {
  readonly app: string;
  readonly release: string;
}

function releaseIn({ app, release }: TelemetryEvent): Release | undefined {
  return typeof app === 'string' && typeof release === 'string' && NAME.test(app) && NAME.test(release)
    ? { app, release }
    : undefined;
}

/** Mount time and Web Vitals of a release. */
export function timingsOf(event: TelemetryEvent): readonly UsageFinding[] {
  const of = releaseIn(event);
  if (!of || (event['type'] !== 'ready' && event['type'] !== 'vitals')) return [];
  const values: Readonly<Record<string, unknown>> = {
    ...event,
    mount: event['type'] === 'ready' ? event['mounted'] : undefined,
  };
  return TIMINGS.flatMap((metric) => {
    const value = values[metric];
    return typeof value === 'number' && value >= 0 && value <= MAX_TIMING
      ? [{ ...of, finding: { kind: 'timing', metric, value } as const, subject: metric }]
      : [];
  });
}

/** A page view of a route, a shown slot, or a use of a feature that the remote named. */
export function usesOf(event: TelemetryEvent): readonly UsageFinding[] {
  const of = releaseIn(event);
  const { type, name } = event;
  if (!of || type !== 'used' || typeof name !== 'string') return [];
  if (!USE.test(name) && !FEATURE_USE.test(name)) return [];
  return [{ ...of, finding: { kind: 'use', name }, subject: name }];
}

/** A business signal of the visitor; it belongs to no release alone. */
export function signalOf({ type, name }: TelemetryEvent): Exclude<SignalName, 'visit'> | undefined {
  return type === 'signal'
    ? SIGNALS.find((known): known is Exclude<SignalName, 'visit'> => known === name && known !== 'visit')
    : undefined;
}
