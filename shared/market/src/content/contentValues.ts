import * as v from 'valibot';

const MAX_TEXT_LENGTH = 20_000;
const MAX_ADDRESS_LENGTH = 500;

/** Text without markup: rich text is the paragraphs, headings and amounts that pages parse, never HTML. */
export const plainTextSchema = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(MAX_TEXT_LENGTH),
  v.check((text) => !/[\u0000-\u0008\u000b-\u001f\u007f]/.test(text), 'CONTROL_CHARACTER'),
  v.check((text) => !/<[a-z!/?]/i.test(text), 'MARKUP'),
  v.check(hasSimpleArguments, 'ARGUMENTS'),
);

/** Key of a translated text, such as `JACKPOT_OPT_IN` or `block.aurora.hero.title`. */
export const textKeySchema = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9_][A-Za-z0-9_.-]{0,119}$/, 'TEXT_KEY'),
  v.check((key) => key !== '__proto__', 'TEXT_KEY'),
);

/** Id of an item within its list. */
export const itemIdSchema = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,59}$/, 'ID'));

/** Path of this site: starts with one slash, and browsers cannot read another host into it. */
export const pathSchema = v.pipe(
  v.string(),
  v.maxLength(MAX_ADDRESS_LENGTH),
  v.regex(/^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/, 'PATH'),
);

/** Address of another site, https only. */
export const webAddressSchema = v.pipe(
  v.string(),
  v.maxLength(MAX_ADDRESS_LENGTH),
  v.check((text) => /^https:\/\//.test(text) && URL.canParse(text), 'HTTPS_ONLY'),
);

const pixels = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(8_192));

/** A picture; `alt` is the key of its text, null for decoration. */
export const imageSchema = v.strictObject({
  url: v.union([webAddressSchema, pathSchema], 'ADDRESS'),
  width: v.optional(pixels),
  height: v.optional(pixels),
  alt: v.nullable(textKeySchema),
});

/** A picture of the content store. */
export type ContentImage = v.InferOutput<typeof imageSchema>;

/** `#rrggbb`, `rgb(…)`, `hsl(…)`, `oklch(…)` or a linear gradient of these; nothing that loads an address. */
export const colorSchema = v.pipe(
  v.string(),
  v.maxLength(300),
  v.check((text) => /^[#a-z0-9 .,%()/+-]+$/i.test(text) && !/url|image|var|expression/i.test(text), 'COLOR'),
);

/** Arguments are `{name}` only: the page has no parser for plurals. */
function hasSimpleArguments(text: string): boolean {
  return !/[{}]/.test(text.replaceAll(/\{[A-Za-z][A-Za-z0-9_]{0,39}\}/g, ''));
}

/** Accepts objects by key and no arrays, whose indexes are keys too. */
export const recordInputSchema = v.pipe(
  v.unknown(),
  v.check((value) => !Array.isArray(value), 'RECORD'),
);
