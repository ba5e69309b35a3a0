import { brands, type BrandId } from '@foyer/market';

/** `mfe-casino` is displayed as casino. */
export function appTitle(app: string): string {
  const spaced = app.replace(/^mfe-/, '').replaceAll('-', ' ');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

export function brandTitle(brand: string): string {
  return (brands as Readonly<Record<string, { readonly title: string }>>)[brand]?.title ?? brand;
}

export function brandTitles(wanted: readonly string[]): string {
  return wanted.map(brandTitle).join(', ');
}

export const ALL_BRANDS: readonly BrandId[] = Object.keys(brands) as BrandId[];

/** Short form of a release id; the full id is in the title attribute. */
export function shortRelease(release: string): string {
  return release.length > 10 ? release.slice(0, 10) : release;
}

/** A fraction with at most two decimals, as in the command line: 0.0125 → `1.25 %`. Does not wrap before the sign. */
export function percentText(fraction: number): string {
  return `${Math.round(fraction * 10_000) / 100}\u00a0%`;
}

/** Share of 10,000 buckets: 50 → `0.5 %`. */
export function shareText(share: number): string {
  return percentText(share / 10_000);
}
