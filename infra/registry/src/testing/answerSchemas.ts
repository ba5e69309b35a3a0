import {
  contentBundleSchema,
  contentHistorySchema,
  contentImportedSchema,
} from '@foyer/market/content-answers';
import {
  breakGlassRequestsSchema,
  changePreviewSchema,
  decidedSchema,
  rejectedBreakGlassSchema,
  requestedBreakGlassSchema,
} from '@foyer/kernel/change-answers';
import { healthSchema, violationsSchema } from '@foyer/kernel/health-answers';
import { checkResultSchema, lastCheckSchema } from '@foyer/kernel/integrity-answers';
import { addedKeySchema, keysSchema, revokedKeySchema } from '@foyer/kernel/key-answers';
import {
  createdOverrideSchema,
  overridesSchema,
  revokedOverrideSchema,
} from '@foyer/kernel/override-answers';
import { lastPageCheckSchema, pageCheckResultSchema } from '@foyer/kernel/page-check-answers';
import {
  apiSchemasSchema,
  contractUsersSchema,
  liveEvidenceSchema,
  planSchema,
} from '@foyer/kernel/plan-answers';
import { publishedReleaseSchema, releasesSchema } from '@foyer/kernel/release-answers';
import {
  errorGroupsSchema,
  releaseSizesSchema,
  storedBudgetSchema,
  usageSchema,
} from '@foyer/kernel/report-answers';
import { evaluatedRolloutsSchema } from '@foyer/kernel/rollout-answers';
import { scriptInventorySchema } from '@foyer/kernel/script-answers';
import {
  acceptedInvitationSchema,
  changedSquadSchema,
  squadHistorySchema,
  squadInvitationSchema,
  squadsSchema,
} from '@foyer/kernel/squad-answers';
import { staffInvitationSchema } from '@foyer/kernel/staff-answers';
import { explanationSchema, statusSchema } from '@foyer/kernel/status-answers';
import { auditVerificationSchema, timelineSchema } from '@foyer/kernel/timeline-answers';
import {
  removedWebhookSchema,
  storedWebhookSchema,
  webhooksSchema,
  webhookTestSchema,
} from '@foyer/kernel/webhook-answers';
import * as v from 'valibot';

/** The schema of every answer: the same that the console and the command line parse by. */
export const ANSWER_SCHEMAS = {
  'GET /v1/releases': releasesSchema,
  'POST /v1/releases': publishedReleaseSchema,
  'GET /v1/plan': planSchema,
  'GET /v1/status': statusSchema,
  'GET /v1/explain': explanationSchema,
  'GET /v1/audit': timelineSchema,
  'GET /v1/audit/verify': auditVerificationSchema,
  'GET /v1/check': lastCheckSchema,
  'POST /v1/check': checkResultSchema,
  'GET /v1/keys': keysSchema,
  'POST /v1/keys': addedKeySchema,
  'POST /v1/keys/revoke': revokedKeySchema,
  'POST /v1/changes': decidedSchema,
  'POST /v1/changes/preview': changePreviewSchema,
  'GET /v1/break-glass': breakGlassRequestsSchema,
  'POST /v1/break-glass': requestedBreakGlassSchema,
  'POST /v1/break-glass/approve': decidedSchema,
  'POST /v1/break-glass/reject': rejectedBreakGlassSchema,
  'GET /v1/health': healthSchema,
  'GET /v1/errors': errorGroupsSchema,
  'GET /v1/usage': usageSchema,
  'GET /v1/sizes': releaseSizesSchema,
  'POST /v1/budgets': storedBudgetSchema,
  'GET /v1/webhooks': webhooksSchema,
  'POST /v1/webhooks': storedWebhookSchema,
  'POST /v1/webhooks/remove': removedWebhookSchema,
  'POST /v1/webhooks/test': webhookTestSchema,
  'GET /v1/rollouts': evaluatedRolloutsSchema,
  'GET /v1/violations': violationsSchema,
  'GET /v1/live': liveEvidenceSchema,
  'GET /v1/contract-users': contractUsersSchema,
  'GET /v1/schema': apiSchemasSchema,
  'GET /v1/overrides': overridesSchema,
  'POST /v1/overrides': createdOverrideSchema,
  'POST /v1/overrides/revoke': revokedOverrideSchema,
  'GET /v1/scripts': scriptInventorySchema,
  'GET /v1/page-check': lastPageCheckSchema,
  'POST /v1/page-check': pageCheckResultSchema,
  'GET /v1/squads': squadsSchema,
  'GET /v1/squads/history': squadHistorySchema,
  'POST /v1/squads': squadInvitationSchema,
  'POST /v1/squads/invitation': squadInvitationSchema,
  'POST /v1/squads/approve': changedSquadSchema,
  'POST /v1/squads/reject': changedSquadSchema,
  'POST /v1/squads/change': changedSquadSchema,
  'POST /v1/squads/suspend': changedSquadSchema,
  'POST /v1/squads/resume': changedSquadSchema,
  'POST /v1/squads/end': changedSquadSchema,
  'POST /v1/squads/accept': acceptedInvitationSchema,
  'POST /v1/staff/invitations': staffInvitationSchema,
  'GET /v1/content/export': contentBundleSchema,
  'GET /v1/content/history': contentHistorySchema,
  'POST /v1/content/import': contentImportedSchema,
  // no program reads it
  'POST /v1/releases/files': v.object({ app: v.string(), release: v.string(), files: v.number() }),
  'GET /v1/checks': v.object({ reports: v.array(v.looseObject({ reportedBy: v.string() })) }),
  'POST /v1/checks': v.object({ app: v.string(), release: v.string(), result: v.string() }),
  'POST /v1/evidence': v.object({ isNew: v.boolean() }),
  'POST /v1/edge': v.object({}),
} as const satisfies Readonly<Record<string, v.GenericSchema>>;
