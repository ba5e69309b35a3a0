import * as v from 'valibot';

const MAX_REPORTS = 20;
const MAX_TEXT_LENGTH = 300;
const json = v.pipe(v.string(), v.parseJson());
const ASSET = /\/assets\/([a-z][a-z0-9-]{0,63})\/([A-Za-z0-9-]{1,64})\//;

/** A policy violation, with the remote derived from its addresses. */
export interface PolicyViolation {
  readonly directive: string;
  readonly blocked: string;
  readonly source: string;
  readonly document: string;
  readonly app: string | undefined;
  readonly release: string | undefined;
}

/** Directive name for violations of the `Integrity-Policy` header, whose reports contain none. */
export const INTEGRITY_POLICY = 'integrity-policy';

/** Reads both report formats (`report-uri`, `report-to`); others yield nothing. */
export function readPolicyReports(body: string): readonly PolicyViolation[] {
  const { success, output } = v.safeParse(json, body);
  if (!success) return [];
  const reports = Array.isArray(output)
    ? output.slice(0, MAX_REPORTS).map(bodyOf)
    : [fieldOf(output, 'csp-report')];
  return reports.flatMap((report) => (isRecord(report) ? [violationOf(report)] : []));
}

function bodyOf(report: unknown): unknown {
  const body = fieldOf(report, 'body');
  return fieldOf(report, 'type') === 'integrity-violation' && isRecord(body)
    ? { ...body, effectiveDirective: INTEGRITY_POLICY }
    : body;
}

function violationOf(report: Readonly<Record<string, unknown>>): PolicyViolation {
  const source = textOf(report['sourceFile'] ?? report['source-file']);
  const blocked = textOf(report['blockedURL'] ?? report['blocked-uri']);
  const [, app, release] = ASSET.exec(source) ?? ASSET.exec(blocked) ?? [];
  return {
    directive: textOf(
      report['effectiveDirective'] ?? report['effective-directive'] ?? report['violated-directive'],
    ),
    blocked: withoutQuery(blocked),
    source: withoutQuery(source),
    document: withoutQuery(textOf(report['documentURL'] ?? report['document-uri'])),
    app,
    release,
  };
}

/** Queries can contain input or sign-in codes, so they are never logged. */
export function withoutQuery(url: string): string {
  return url.replace(/[?#].*$/, '');
}

function textOf(value: unknown): string {
  return typeof value === 'string'
    ? value.replace(/[\u0000-\u001f\u007f]/g, ' ').slice(0, MAX_TEXT_LENGTH)
    : '';
}

function fieldOf(value: unknown, name: string): unknown {
  return isRecord(value) ? value[name] : undefined;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
