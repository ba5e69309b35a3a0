import { isBrandId, type BrandId } from '@foyer/market';
import { CONTENT_SECTIONS } from '@foyer/market/content';
import {
  contentBundleSchema,
  contentHistorySchema,
  contentImportedSchema,
  contentRefusalSchema,
} from '@foyer/market/content-answers';
import { inTransaction, Refusal, type Routes } from '@foyer/runtime';
import * as v from 'valibot';
import { acquireLock, writeAudit } from '../audit/auditLog.ts';
import { requireRole } from '../changes/permissions.ts';
import type { Registry } from '../registry.ts';
import { actorOf } from './authenticate.ts';
import { checked, type Route } from './handler.ts';

const DEADLINE_MS = 10_000;
const SHOWN_PROBLEMS = 20;

const brand = v.custom<BrandId>((value) => typeof value === 'string' && isBrandId(value));
const exportSchema = v.object({ brand });
const historySchema = v.object({ brand, section: v.picklist(CONTENT_SECTIONS) });
const importSchema = v.strictObject({
  brand,
  bundle: contentBundleSchema,
  key: v.pipe(v.string(), v.uuid()),
  reason: v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(500)),
});

/** Content of the brands for the command line: export, history, and import as drafts (ADR 0211). */
export const CONTENT_ROUTES: Routes<Route> = {
  async 'GET /v1/content/export'(registry, { caller, query }) {
    requireRole(caller.key.roles, 'operator', 'auditor');
    const question = checked(exportSchema, Object.fromEntries(query));
    return { value: await askApi(registry, '/internal/content/export', question, contentBundleSchema) };
  },
  async 'GET /v1/content/history'(registry, { caller, query }) {
    requireRole(caller.key.roles, 'operator', 'auditor');
    const question = checked(historySchema, Object.fromEntries(query));
    return { value: await askApi(registry, '/internal/content/history', question, contentHistorySchema) };
  },
  async 'POST /v1/content/import'(registry, { caller, body, text }) {
    requireRole(caller.key.roles, 'operator');
    const request = checked(importSchema, body);
    const imported = await askApi(
      registry,
      '/internal/content/import',
      {
        ...request,
        staff: caller.key.email ?? caller.key.holder,
        hasStaffAccount: caller.key.email !== undefined,
      },
      contentImportedSchema,
    );
    await inTransaction(registry.pool, async (client) => {
      await acquireLock(client, 'registry');
      await writeAudit(client, {
        chain: 'registry',
        at: new Date(registry.clock()).toISOString(),
        ...actorOf(caller, 'operator', text),
        kind: 'content-imported',
        brands: [request.brand],
        reason: request.reason,
        before: null,
        after: imported,
      });
    });
    return { value: imported };
  },
};

/** @throws {@link Refusal} with the findings of the api, or when it does not respond. */
async function askApi<Answer>(
  { settings, clock, serviceClient, log }: Registry,
  path: string,
  body: object,
  schema: v.GenericSchema<unknown, Answer>,
): Promise<Answer> {
  const response = await serviceClient
    .callSigned({
      baseUrl: `http://127.0.0.1:${settings.apiPort}`,
      path,
      body,
      secret: settings.internalSecret,
      clock,
      deadlineMs: DEADLINE_MS,
    })
    .catch((error: unknown) => {
      log.warn('api unreachable for content', { path, error });
      return undefined;
    });
  const answer = v.safeParse(schema, response?.body);
  if (response?.status === 200 && answer.success) return answer.output;
  const refusal = v.safeParse(contentRefusalSchema, response?.body);
  if (response && refusal.success)
    throw new Refusal(response.status, refusal.output.code, textOf(refusal.output));
  throw new Refusal(
    503,
    'CONTENT_UNAVAILABLE',
    'The api does not respond, so the outcome is unknown. Check its state with foyer doctor and try again: an import saves each draft once.',
  );
}

function textOf({
  code,
  problems = [],
  current,
  protectedChanges = [],
}: v.InferOutput<typeof contentRefusalSchema>): string {
  if (code === 'AUTHOR_UNKNOWN')
    return `Nothing was imported: ${protectedChanges.join(', ')} need a second person, and your key has no staff email to compare with. Add a new key with the email of your console account (foyer keys add <holder> <file> --role operator --email <email>) and import with it.`;
  if (problems.length === 0)
    return current === undefined
      ? 'The api refused the content.'
      : `Version ${current} was saved meanwhile. Export the content again and apply your change to it.`;
  const lines = problems
    .slice(0, SHOWN_PROBLEMS)
    .map(({ path, problem }) => `  ${path.join('.')}: ${problem}`);
  const rest = problems.length - lines.length;
  return [
    `Nothing was imported: ${problems.length} places are not valid.`,
    ...lines,
    ...(rest > 0 ? [`  and ${rest} more`] : []),
  ].join('\n');
}
