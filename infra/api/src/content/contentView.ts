import type * as Types from '@foyer/graphql/main';
import type { ContentImage } from '@foyer/market/content';
import type { ApiContext } from '../server/graphql/context.ts';

type ViewContext = Pick<ApiContext, 'content' | 'locale' | 'pageOrigin'>;

/** The text of a key in the locale of the request; null without a key or a text. */
export function viewText(
  { content, locale }: Omit<ViewContext, 'pageOrigin'>,
  key: string | null,
): string | null {
  return key === null ? null : (content.textOf(key, locale) ?? null);
}

/** A picture with an absolute address. */
export function viewImage(context: ViewContext, image: ContentImage | null): Types.Image | null {
  if (!image) return null;
  return {
    url: new URL(image.url, context.pageOrigin).href,
    width: image.width ?? null,
    height: image.height ?? null,
    alt: viewText(context, image.alt) ?? '',
  };
}
