/** Where the games of a page come from. */
export type GameSource =
  | { readonly kind: 'all' }
  | { readonly kind: 'category'; readonly slug: string }
  | { readonly kind: 'list'; readonly slug: string };
