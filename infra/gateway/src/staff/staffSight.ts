import type { ReleasePlan, StaffOverride } from '@foyer/kernel/release-plan';
import { releaseName } from '@foyer/kernel/release-plan';
import { deriveKey, seal, unseal, type FoyerSettings } from '@foyer/runtime';
import type { IncomingMessage } from 'node:http';
import type { RequestContext } from '../context.ts';
import { cookieHeader, readCookie } from '../cookies.ts';

/** What this browser may see beside the live product: somebody of the staff proved here to be who the override is for. */
export interface StaffSight {
  readonly id: string;
  readonly subject: string;
}

/** Reads and writes the cookie that keeps a sight. It is worth something on the host that set it, and as long as the plan names its override. */
export interface StaffSights {
  of(request: IncomingMessage, context: RequestContext): StaffSight | undefined;
  cookie(context: RequestContext, sight: StaffSight, seconds: number): string;
}

const SEPARATOR = '\n';
const PARTS = 3;

export function createStaffSights({ internalSecret }: Pick<FoyerSettings, 'internalSecret'>): StaffSights {
  const key = deriveKey(internalSecret, 'foyer-gateway', 'staff-sights');
  return {
    of(request, context) {
      const value = readCookie(request, context, 'sight');
      const parts =
        value === undefined ? [] : (unseal(key, Buffer.from(value, 'base64url')) ?? '').split(SEPARATOR);
      const [host, id, subject] = parts;
      if (parts.length !== PARTS || host !== context.host || id === undefined || subject === undefined)
        return undefined;
      return { id, subject };
    },
    cookie: (context, { id, subject }, seconds) =>
      cookieHeader(
        context,
        'sight',
        seal(key, [context.host, id, subject].join(SEPARATOR)).toString('base64url'),
        seconds,
      ),
  };
}

/** The override of a link or of a sight, while it holds: not revoked, not over, of this brand, and not of a release that must not run. */
export function overrideIn(
  plan: ReleasePlan | undefined,
  brand: string,
  id: string,
  now: number,
): StaffOverride | undefined {
  const found = plan?.overrides?.find((override) => override.id === id && override.brand === brand);
  if (!found || Date.parse(found.expiresAt) <= now) return undefined;
  return plan?.withdrawn?.includes(releaseName(found.app, found.release)) === true ? undefined : found;
}
