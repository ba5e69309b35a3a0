import {
  readBody,
  createRateLimit,
  type Clock,
  type FoyerSettings,
  type Log,
  type ServiceClient,
} from '@foyer/runtime';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { sendEmpty } from '../answers.ts';
import type { RequestContext } from '../context.ts';
import { countFailures } from '../edgeMetrics.ts';
import { browserName } from '../evidence/browserName.ts';
import type { Evidence } from '../evidence/createEvidence.ts';
import type { EvidenceVisitor } from '../evidence/visitorQuota.ts';
import { assignedBucketOf } from '../releases/visitorReleases.ts';
import { createErrorReports, type ErrorReports } from './errorReports.ts';
import { openLineFile } from './lineFile.ts';
import { unknownScriptIn } from './unknownScripts.ts';
import { INTEGRITY_POLICY, readPolicyReports } from './policyReports.ts';
import { readTelemetryEvents } from './telemetryEvents.ts';

export interface ReportEndpoints {
  telemetry(request: IncomingMessage, response: ServerResponse, context: RequestContext): Promise<void>;
  policyReport(request: IncomingMessage, response: ServerResponse, context: RequestContext): Promise<void>;
  errorReport(request: IncomingMessage, response: ServerResponse, context: RequestContext): Promise<void>;
  /** See {@link ErrorReports}. */
  readonly errorSettings: ErrorReports['pageSettings'];
  settled(): Promise<void>;
}

const MAX_BODY_BYTES = 16 * 1024;
const REPORTS_AT_ONCE = 300; // many players may share an address
const REPORTS_PER_SECOND = 20;

/** Brand and bucket come from the request, not from the report. */
const visitorOf = (request: IncomingMessage, context: RequestContext): EvidenceVisitor => ({
  address: context.clientAddress,
  brand: context.brand.id,
  bucket: assignedBucketOf(request, context),
  browser: browserName(request.headers['user-agent']),
});

/** Endpoints for browser reports: bounded in size, rate and storage, answered with a status only. */
export function createReportEndpoints(options: {
  settings: Pick<FoyerSettings, 'home' | 'errorReporting' | 'errorReportingEnvironment'>;
  log: Log;
  clock: Clock;
  serviceClient: Pick<ServiceClient, 'call'>;
  evidence: Pick<Evidence, 'telemetry' | 'violation'>;
}): ReportEndpoints {
  const limit = createRateLimit({
    capacity: REPORTS_AT_ONCE,
    perSecond: REPORTS_PER_SECOND,
    clock: options.clock,
  });
  const telemetryFile = openLineFile(join(options.settings.home, 'logs', 'telemetry.jsonl'));
  const errorReports = createErrorReports({ ...options, file: telemetryFile });

  async function bodyOf(
    request: IncomingMessage,
    response: ServerResponse,
    context: RequestContext,
  ): Promise<string | undefined> {
    if (request.method !== 'POST') {
      sendEmpty(response, 405, { allow: 'POST' });
      return undefined;
    }
    if (!limit.take(context.clientAddress)) {
      sendEmpty(response, 429, { 'retry-after': '30', connection: 'close' });
      return undefined;
    }
    try {
      return await readBody(request, MAX_BODY_BYTES);
    } catch {
      sendEmpty(response, 413, { connection: 'close' });
      return undefined;
    }
  }

  return {
    async telemetry(request, response, context) {
      const body = await bodyOf(request, response, context);
      if (body === undefined) return;
      const events = readTelemetryEvents(body);
      if (!events) return sendEmpty(response, 400);
      const at = new Date(options.clock()).toISOString();
      const visitor = visitorOf(request, context);
      const { brand, bucket } = visitor;
      telemetryFile.append(events.map((event) => JSON.stringify({ ...event, at, brand, bucket })));
      countFailures(events);
      for (const blocked of events.flatMap((event) => unknownScriptIn(event) ?? []))
        options.evidence.violation({ kind: 'integrity', subject: 'script-unknown', blocked, brand });
      options.evidence.telemetry(events, visitor);
      sendEmpty(response, 204);
    },
    async policyReport(request, response, context) {
      const body = await bodyOf(request, response, context);
      if (body === undefined) return;
      for (const violation of readPolicyReports(body)) {
        options.log.warn('content security policy violation', { brand: context.brand.id, ...violation });
        const { directive, blocked, app, release } = violation;
        options.evidence.violation({
          kind: directive === INTEGRITY_POLICY ? 'integrity' : 'policy',
          subject: directive,
          blocked,
          app,
          release,
          brand: context.brand.id,
        });
      }
      sendEmpty(response, 204);
    },
    async errorReport(request, response, context) {
      const body = await bodyOf(request, response, context);
      if (body !== undefined) sendEmpty(response, errorReports.accept(body, visitorOf(request, context)));
    },
    errorSettings: errorReports.pageSettings,
    settled: () => telemetryFile.settled(),
  };
}
