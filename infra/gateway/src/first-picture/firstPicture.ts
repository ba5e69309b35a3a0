/** The opening picture of a page, rendered by the skeleton before any script. */
export interface FirstPicture {
  readonly url: string;
}

interface Block {
  readonly __typename?: unknown;
  readonly image?: { readonly url?: unknown } | null;
  readonly game?: { readonly artwork?: { readonly wide?: unknown } };
}

const BANNERS: ReadonlySet<unknown> = new Set([
  'BannerExternalLinkBlock',
  'BannerGameBlock',
  'BannerManualBlock',
]);
const MAX_URL_LENGTH = 500;

/**
 * The first banner of a page's content (`root.lobbyContent` of the schema). Undefined for any other shape;
 * the skeleton then shows a placeholder.
 * @param origins - Allowed picture origins, as in the page's policy.
 */
export function firstPictureOf(answer: unknown, origins: readonly string[]): FirstPicture | undefined {
  const blocks = (answer as { data?: { root?: { lobbyContent?: unknown } } } | null)?.data?.root
    ?.lobbyContent;
  if (!Array.isArray(blocks)) return undefined;
  const banner = (blocks as readonly (Block | null)[]).find((block) => BANNERS.has(block?.__typename));
  const url = banner?.game?.artwork?.wide ?? banner?.image?.url;
  if (typeof url !== 'string' || url.length > MAX_URL_LENGTH) return undefined;
  return origins.some((origin) => url.startsWith(`${origin}/`)) || /^\/(?!\/)/.test(url)
    ? { url }
    : undefined;
}
