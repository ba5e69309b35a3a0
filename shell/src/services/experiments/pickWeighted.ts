/** `at` in [0, 1). */
export function pickWeighted(
  variants: readonly { readonly name: string; readonly weight: number }[],
  at: number,
): string | undefined {
  const total = variants.reduce((sum, variant) => sum + Math.max(0, variant.weight), 0);
  let rest = at * total;
  for (const variant of variants) {
    rest -= Math.max(0, variant.weight);
    if (rest < 0) return variant.name;
  }
  return variants[0]?.name;
}
