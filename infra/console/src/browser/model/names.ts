import { brands, type BrandId } from '@foyer/market';

/** `mfe-casino` is displayed as casino. */
export function appTitle(app: string): string {
  const words = app.replace(/^mfe-/, '').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
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

/** Share of 10,000 buckets: 50 → 0.5 %. */
export function shareText(share: number): string {
  const percent = share / 100;
  return `${Number.isInteger(percent) ? percent : percent.toFixed(percent < 1 ? 2 : 1)} %`;
}
