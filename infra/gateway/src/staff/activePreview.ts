import type { ReleasePlan, StaffOverride } from '@foyer/kernel/release-plan';
import { releaseName } from '@foyer/kernel/release-plan';
import { deriveKey, seal, unseal, type FoyerSettings } from '@foyer/runtime';
import type { IncomingMessage } from 'node:http';
import type { RequestContext } from '../context.ts';
import { cookieHeader, readCookie } from '../cookies.ts';

/** The active preview of this browser: a staff member has proved to be its owner. */
export interface ActivePreview {
  readonly id: string;
  readonly subject: string;
}

/**
 * Reads and writes the preview cookie, valid on the host that set it while the plan contains the override.
 */
export interface PreviewCookies {
  of(request: IncomingMessage, context: RequestContext): ActivePreview | undefined;
  cookie(context: RequestContext, activePreview: ActivePreview, seconds: number): string;
}

const SEPARATOR = '\n';
const PARTS = 3;

export function createPreviewCookies({
  internalSecret,
}: Pick<FoyerSettings, 'internalSecret'>): PreviewCookies {
  const key = deriveKey(internalSecret, 'foyer-gateway', 'staff-previewCookies');
  return {
    of(request, context) {
      const value = readCookie(request, context, 'activePreview');
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
        'activePreview',
        seal(key, [context.host, id, subject].join(SEPARATOR)).toString('base64url'),
        seconds,
      ),
  };
}

/**
 * The override of a link or preview while it is valid: not revoked, not expired, of this brand, and its
 * release allowed to run.
 */
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
