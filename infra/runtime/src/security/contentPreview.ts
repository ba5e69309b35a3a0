import * as v from 'valibot';
import { deriveKey, seal, unseal } from './sealing.ts';

/** Header in which the gateway sends a browser's preview token to the api; removed from client requests. */
export const CONTENT_PREVIEW_HEADER = 'x-foyer-content-preview';

const grantSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.strictObject({
    brand: v.string(),
    sections: v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(0))),
    expiresAt: v.pipe(v.number(), v.safeInteger()),
  }),
);

/**
 * Drafts of a brand's content that one browser may see: version by section, until `expiresAt` in ms since the
 * epoch.
 */
export type ContentPreviewGrant = v.InferOutput<typeof grantSchema>;

/** A token of `grant`, which only our own services can create and read. */
export function sealContentPreview(internalSecret: string, grant: ContentPreviewGrant): string {
  return seal(previewKey(internalSecret), JSON.stringify(grant)).toString('base64url');
}

/** The grant of a token; undefined when it was not created by our services, or has expired. */
export function openContentPreview(
  internalSecret: string,
  token: string,
  now: number,
): ContentPreviewGrant | undefined {
  if (!/^[\w-]{40,600}$/.test(token)) return undefined;
  const read = v.safeParse(grantSchema, unseal(previewKey(internalSecret), Buffer.from(token, 'base64url')));
  return read.success && read.output.expiresAt > now ? read.output : undefined;
}

function previewKey(internalSecret: string): Buffer {
  return deriveKey(internalSecret, 'foyer-content', 'preview');
}
