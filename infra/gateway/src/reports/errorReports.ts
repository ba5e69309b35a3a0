import { errorEnvelope, withoutPersonalData, type ErrorEvent } from '@foyer/kernel/error-envelope';
import type { Clock, FoyerSettings, Log, ServiceClient } from '@foyer/runtime';
import type { Evidence } from '../evidence/createEvidence.ts';
import type { EvidenceVisitor } from '../evidence/visitorQuota.ts';
import type { LineFile } from './lineFile.ts';
import { parseErrorEnvelope } from './errorEnvelope.ts';

/** Share of pages that report their errors (requirements/constants#analytics). */
export const ERROR_SAMPLE_RATE = 0.5;
const DEADLINE_MS = 5_000;

export interface ErrorReports {
  /** Part of the page data; undefined while reporting is disabled, the default (requirements/errors#error-reporting). */
  readonly pageSettings: { readonly sampleRate: number; readonly environment: string } | undefined;
  /** Accepts an envelope from a page. Returns the status of the response; the delivery continues after the response. */
  accept(envelope: string, from: EvidenceVisitor): number;
}

export interface ErrorReportPorts {
  readonly settings: Pick<FoyerSettings, 'errorReporting' | 'errorReportingEnvironment'>;
  readonly clock: Clock;
  readonly log: Log;
  readonly serviceClient: Pick<ServiceClient, 'call'>;
  /** The target `local`: a log, and the error groups of the registry that `foyer logs` shows. */
  readonly file: Pick<LineFile, 'append'>;
  readonly evidence: Pick<Evidence, 'telemetry'>;
}

/** Errors of pages: to the error groups of the registry, or to a service that accepts Sentry envelopes. */
export function createErrorReports({
  settings,
  clock,
  log,
  serviceClient,
  file,
  evidence,
}: ErrorReportPorts): ErrorReports {
  const { errorReporting: target, errorReportingEnvironment: environment } = settings;

  async function deliver(event: ErrorEvent, envelopeUrl: string, key: string): Promise<void> {
    const { origin: baseUrl, pathname: path } = new URL(envelopeUrl);
    const { status } = await serviceClient.call({
      baseUrl,
      path,
      method: 'POST',
      headers: {
        'content-type': 'application/x-sentry-envelope',
        'x-sentry-auth': `Sentry sentry_version=7, sentry_client=foyer/1, sentry_key=${key}`,
      },
      body: errorEnvelope(event),
      deadlineMs: DEADLINE_MS,
    });
    if (status >= 400) log.warn('error report rejected', { status });
  }

  return {
    pageSettings: target === undefined ? undefined : { sampleRate: ERROR_SAMPLE_RATE, environment },
    accept(envelope, visitor) {
      const { brand } = visitor;
      if (target === undefined) return 404;
      const sent = parseErrorEnvelope(envelope);
      if (!sent) return 400;
      const event = cleaned(sent, brand, environment);
      if (target === 'local') {
        const line = lineOf(event);
        file.append([JSON.stringify({ ...line, at: new Date(clock()).toISOString(), brand })]);
        evidence.telemetry([line], visitor);
      } else
        void deliver(event, target.envelopeUrl, target.key).catch((error: unknown) =>
          log.warn('error report not delivered', { error }),
        );
      return 202;
    },
  };
}

/** Brand and environment come from the gateway, and personal data is removed again: the report is from a browser. */
function cleaned(event: ErrorEvent, brand: string, environment: string): ErrorEvent {
  return {
    ...event,
    environment,
    tags: { ...event.tags, brand },
    exception: {
      values: event.exception.values.map((value) => ({ ...value, value: withoutPersonalData(value.value) })),
    },
  };
}

/** The record of the error, in the form of failures that the shell reports. */
function lineOf({ release, environment, tags, exception }: ErrorEvent): Readonly<Record<string, string>> {
  const [app = '', id = ''] = release.split('@');
  const [{ type, value, stacktrace } = { type: '', value: '', stacktrace: { frames: [] } }] =
    exception.values;
  return {
    type: 'failed',
    app,
    release: id,
    owner: app,
    area: tags.area,
    environment,
    detail: `${type}: ${value}`,
    stack: stacktrace.frames
      .map(({ filename, lineno, colno }) => `${filename}:${lineno}:${colno}`)
      .reverse()
      .join(' '),
  };
}
