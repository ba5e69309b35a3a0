import { isBrandId, type BrandId } from '@foyer/market';
import { CONTENT_SECTIONS } from '@foyer/market/content';
import { contentBundleSchema } from '@foyer/market/content-answers';
import * as v from 'valibot';

const brand = v.custom<BrandId>((value) => typeof value === 'string' && isBrandId(value));
const section = v.picklist(CONTENT_SECTIONS);
const number = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));
const submission = {
  key: v.pipe(v.string(), v.uuid()),
  reason: v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(500)),
};

/** Query of a read. */
export const brandQuestion = v.object({ brand });
export const sectionQuestion = v.object({ brand, section });
/** The live version if the number is missing. */
export const versionQuestion = v.object({
  brand,
  section,
  number: v.exactOptional(v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number))),
});
export const bodyQuestion = v.strictObject({ brand, section, body: v.unknown() });

/** Body of a decision; the server adds the member of staff. */
export const draftRequest = v.strictObject({
  brand,
  section,
  body: v.unknown(),
  basedOn: number,
  ...submission,
});
export const publicationRequest = v.strictObject({
  brand,
  section,
  version: number,
  live: v.nullable(number),
  ...submission,
});
export const previewRequest = v.strictObject({ brand, sections: v.record(section, number) });
export const importRequest = v.strictObject({ brand, bundle: contentBundleSchema, ...submission });
