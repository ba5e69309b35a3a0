import { localisedHref, type Locale } from '@foyer/links';
import { gameHref } from '../../features/catalogue/gameAddress.ts';
import type { LobbyBlock_blockFragment } from './LobbyPage.generated.ts';

export interface BannerPicture {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

export interface BannerContent {
  readonly id: string;
  readonly title: string;
  readonly text: string | null;
  readonly picture: BannerPicture | undefined;
  /** Absent: the banner has no link. */
  readonly link: { readonly href: string; readonly label: string; readonly isExternal: boolean } | undefined;
}

type Banner = Extract<
  LobbyBlock_blockFragment,
  { readonly __typename: 'BannerExternalLinkBlock' | 'BannerGameBlock' | 'BannerManualBlock' }
>;

// The aspect ratio of every game's wide artwork.
const WIDE = { width: 1_280, height: 720 } as const;

export function isBanner(block: LobbyBlock_blockFragment): block is Banner {
  return (
    block.__typename === 'BannerExternalLinkBlock' ||
    block.__typename === 'BannerGameBlock' ||
    block.__typename === 'BannerManualBlock'
  );
}

/** Maps the three kinds of banner to one shape. */
export function bannerContent(banner: Banner, locale: Locale): BannerContent {
  const { id, text } = banner;
  switch (banner.__typename) {
    case 'BannerGameBlock':
      return {
        id,
        text,
        title: banner.title ?? banner.game.name,
        picture: { url: banner.game.artwork.wide, alt: '', ...WIDE },
        link: { href: gameHref(locale, banner.game.slug), label: banner.gameAction, isExternal: false },
      };
    case 'BannerManualBlock': {
      const { path, manualAction: label } = banner;
      const link =
        path === null || label === null
          ? undefined
          : { href: localisedHref(locale, path), label, isExternal: false };
      return { id, text, title: banner.title ?? '', picture: pictureOf(banner.image), link };
    }
    case 'BannerExternalLinkBlock': {
      // Content is edited by hand: anything but a web address is ignored.
      const link = banner.url.startsWith('https://')
        ? { href: banner.url, label: banner.externalAction, isExternal: true }
        : undefined;
      return { id, text, title: banner.title ?? '', picture: pictureOf(banner.image), link };
    }
  }
}

export function pictureOf(
  image: {
    readonly url: string;
    readonly width: number | null;
    readonly height: number | null;
    readonly alt: string;
  } | null,
): BannerPicture | undefined {
  return image === null
    ? undefined
    : {
        url: image.url,
        width: image.width ?? WIDE.width,
        height: image.height ?? WIDE.height,
        alt: image.alt,
      };
}
