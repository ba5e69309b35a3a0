import * as v from 'valibot';

const bytes = (least: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(10_000_000));

/** Compressed bytes that an application may add to a first visit, and the page that they include. */
export const sizeBudgetSchema = v.object({
  js: bytes(1),
  css: bytes(0),
  page: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(64))),
});
export type SizeBudget = v.InferOutput<typeof sizeBudgetSchema>;

const budgetFileSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ apps: v.record(v.string(), sizeBudgetSchema) }),
);

/** The budget of an application in the text of `shared/build/sizes.json`. */
export function budgetIn(text: string, app: string): SizeBudget | undefined {
  return v.parse(budgetFileSchema, text).apps[app];
}

/** Compressed bytes by kind. */
export interface SizeBytes {
  readonly js: number;
  readonly css: number;
}

/** Kinds of files with a budget. */
export const SIZE_KINDS = ['js', 'css'] as const;
export type SizeKind = (typeof SIZE_KINDS)[number];

/** Kinds whose bytes exceed the budget: the rule of release check, trend and alert. */
export function kindsOverBudget(actual: SizeBytes, allowed: SizeBytes): readonly SizeKind[] {
  return SIZE_KINDS.filter((kind) => actual[kind] > allowed[kind]);
}

/** The budget of an invited squad includes its first page, which has the squad's name (ADR 0360). */
export function budgetOfGuest({
  name,
  budget,
}: {
  readonly name: string;
  readonly budget: SizeBytes;
}): SizeBudget {
  return { ...budget, page: name };
}
