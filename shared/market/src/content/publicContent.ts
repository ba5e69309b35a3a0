/**
 * The settings of a brand that its pages contain, as the api sends them to the gateway.
 * @packageDocumentation
 */
import * as v from 'valibot';
import { BRANDS } from '../brand.ts';
import type { FeatureSettings } from '../brandFeatures.ts';
import { BRAND_TOGGLES } from '../licences/licenceFeatures.ts';
import { publishedThemesSchema } from './themeSettings.ts';
import { experimentsSchema } from './switches.ts';

/** Settings of one brand. */
export const publicContentSchema = v.object({
  brand: v.picklist(BRANDS),
  /** Changes with every publication of the brand. */
  tag: v.string(),
  features: v.record(v.string(), v.boolean()),
  flags: v.record(v.string(), v.string()),
  abTests: experimentsSchema,
  /**
   * Theme settings by theme; a theme that is not listed keeps its compiled values, including themes of other
   * releases.
   */
  themes: v.fallback(publishedThemesSchema, {}),
});
export type PublicContent = v.InferOutput<typeof publicContentSchema>;

/** `GET /internal/content/public` of the api: `brands` is null while `tag` is the one that the edge sent. */
export const publicContentsSchema = v.object({
  tag: v.string(),
  brands: v.nullable(v.record(v.picklist(BRANDS), publicContentSchema)),
});
export type PublicContents = v.InferOutput<typeof publicContentsSchema>;

/** The settings that decide the features of a brand; unknown toggles are omitted. */
export function publishedFeatureSettings({
  features,
  flags,
}: Pick<PublicContent, 'features' | 'flags'>): FeatureSettings {
  return { toggles: BRAND_TOGGLES.filter((toggle) => features[toggle] === true), variations: flags };
}
