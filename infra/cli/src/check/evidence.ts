import type { LiveRelease } from '@foyer/gate';
import type { GrantedWaiver } from '@foyer/kernel/waivers';
import type { ReleasePlan } from '@foyer/kernel/release-plan';
import { RegistryRefusal } from '@foyer/runtime';
import type { Session } from '../session.ts';

/** Live releases as the registry reports them. */
export interface LiveAnswer {
  readonly version: number;
  readonly plan: ReleasePlan;
  readonly releases: readonly LiveRelease[];
  /** Waivers of what no squad waives alone. */
  readonly granted: readonly GrantedWaiver[];
  readonly edge: { readonly host: string; readonly port: number; readonly gamesPort: number };
  /** Public address of the brands' pages, `https://{brand}.example`, where it is not on this machine. */
  readonly site?: string;
}

export function askLive({ client, environment }: Session): Promise<LiveAnswer> {
  return client.get<LiveAnswer>(`/v1/live?environment=${environment}`);
}

/** SDL by API; undefined when the api does not publish it, which the rule reports. */
export async function askSchemas({ client }: Session): Promise<Readonly<Record<string, string>> | undefined> {
  try {
    return (await client.get<{ schemas: Readonly<Record<string, string>> }>('/v1/schema')).schemas;
  } catch (error) {
    if (error instanceof RegistryRefusal) return undefined;
    throw error;
  }
}
