/** Source of the games on a page. */
export type GameSource =
  | { readonly kind: 'all' }
  | { readonly kind: 'category'; readonly slug: string }
  | { readonly kind: 'list'; readonly slug: string };
