import { OVERRIDE_KINDS, type OverrideKind } from '@foyer/kernel/override-answers';
import { BRANDS } from '@foyer/market';
import * as v from 'valibot';
import { ENVIRONMENTS } from '@foyer/kernel/environments';
import { LOCAL_ENVIRONMENT } from '../environment.ts';

/** Maximum lifetime of each kind in minutes; the table enforces it too. */
export const MAX_MINUTES: Readonly<Record<OverrideKind, number>> = { override: 60, preview: 24 * 60 };
const DEFAULT_MINUTES: Readonly<Record<OverrideKind, number>> = { override: 30, preview: 8 * 60 };

const name = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,63}$/i));
const reason = v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(500));

const overrideId = v.pipe(v.string(), v.regex(/^[\w-]{22}$/));

export const overrideSchema = v.pipe(
  v.strictObject({
    environment: v.optional(v.picklist(ENVIRONMENTS), LOCAL_ENVIRONMENT),
    kind: v.picklist(OVERRIDE_KINDS),
    app: name,
    release: name,
    brand: v.picklist(BRANDS),
    minutes: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
    /** Email address of the staff member who gets it; by default the person of the token. */
    for: v.optional(v.pipe(v.string(), v.email(), v.maxLength(200))),
    /** Override whose link continues with this release; the same decision revokes it. */
    follows: v.optional(overrideId),
    reason,
  }),
  v.check(
    ({ kind, minutes = 1 }) => minutes <= MAX_MINUTES[kind],
    'an override lives for 60 minutes at most, a preview for 24 hours',
  ),
);
export type OverrideRequest = v.InferOutput<typeof overrideSchema>;

export const revokeSchema = v.strictObject({ id: overrideId, reason });

export function minutesOf({ kind, minutes }: OverrideRequest): number {
  return minutes ?? DEFAULT_MINUTES[kind];
}
