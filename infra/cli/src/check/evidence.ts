import { apiSchemasSchema, liveEvidenceSchema, type LiveEvidence } from '@foyer/kernel/plan-answers';
import { RegistryRefusal } from '@foyer/runtime/registry-access';
import { liveSetQuery, type LiveSet } from './liveSet.ts';
import type { Session } from '../sessionTypes.ts';

/** Live releases of the environment, or another set of releases, with what their squads signed. */
export function readLiveEvidence({ client, environment }: Session, set?: LiveSet): Promise<LiveEvidence> {
  return client.get(`/v1/live?environment=${environment}${liveSetQuery(set)}`, liveEvidenceSchema);
}

/** SDL by API; undefined when the api does not publish it, which the rule reports. */
export async function fetchSchemas({
  client,
}: Session): Promise<Readonly<Record<string, string>> | undefined> {
  try {
    return (await client.get('/v1/schema', apiSchemasSchema)).schemas;
  } catch (error) {
    if (error instanceof RegistryRefusal) return undefined;
    throw error;
  }
}
