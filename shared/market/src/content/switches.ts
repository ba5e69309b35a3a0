import * as v from 'valibot';
import type { Brand } from '../brand.ts';
import { BRAND_TOGGLES, type BrandToggle } from '../licences/licenceFeatures.ts';
import { LOCAL_FLAGS, type LocalFlag, type LocalVariation } from '../localFlags.ts';

/** Every toggle of a brand (requirements/entities#feature-toggles), on or off. */
export type BrandFeatures = Readonly<Record<BrandToggle, boolean>>;

export const featuresSchema: v.GenericSchema<unknown, BrandFeatures> = v.strictObject(
  // `fromEntries` loses the types of the keys
  Object.fromEntries(BRAND_TOGGLES.map((toggle) => [toggle, v.boolean()])) as Record<
    BrandToggle,
    v.BooleanSchema<undefined>
  >,
);

/** The variation of each local flag that a visitor without an override sees. */
export type BrandFlags = { readonly [Flag in LocalFlag]: LocalVariation<Flag> };

export const flagsSchema = v.strictObject({
  button_variant: v.picklist(LOCAL_FLAGS.button_variant),
  button_variant2: v.picklist(LOCAL_FLAGS.button_variant2),
  sga: v.picklist(LOCAL_FLAGS.sga),
  theme: v.picklist(LOCAL_FLAGS.theme),
  menu: v.picklist(LOCAL_FLAGS.menu),
  registration_form: v.picklist(LOCAL_FLAGS.registration_form),
  landing_registration: v.picklist(LOCAL_FLAGS.landing_registration),
} satisfies Record<LocalFlag, v.GenericSchema>) satisfies v.GenericSchema<unknown, BrandFlags>;

const testName = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,40}$/, 'ID'));

/** A/B tests (requirements/entities#lobby-settings). */
export const experimentsSchema = v.pipe(
  v.array(
    v.strictObject({
      name: testName,
      variants: v.pipe(
        v.array(
          v.strictObject({
            name: testName,
            weight: v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(1_000_000)),
          }),
        ),
        v.minLength(1),
        v.maxLength(10),
        v.check((variants) => isUnique(variants.map(({ name }) => name)), 'DUPLICATE'),
        v.check((variants) => variants.some(({ weight }) => weight > 0), 'NO_WEIGHT'),
        v.readonly(),
      ),
    }),
  ),
  v.maxLength(30),
  v.check((tests) => isUnique(tests.map(({ name }) => name)), 'DUPLICATE'),
  v.readonly(),
);

/** The A/B tests of a brand. */
export type Experiments = v.InferOutput<typeof experimentsSchema>;

/** The compiled features of a brand. */
export function compiledFeatures(brand: Pick<Brand, 'toggles'>): BrandFeatures {
  return Object.fromEntries(
    BRAND_TOGGLES.map((toggle) => [toggle, brand.toggles.includes(toggle)]),
  ) as BrandFeatures; // one entry per toggle
}

/** The compiled variations: the first of each flag. */
export function compiledFlags(): BrandFlags {
  return Object.fromEntries(
    Object.entries(LOCAL_FLAGS).map(([flag, [first]]) => [flag, first]),
  ) as unknown as BrandFlags; // one entry per flag
}

function isUnique(names: readonly string[]): boolean {
  return new Set(names).size === names.length;
}
