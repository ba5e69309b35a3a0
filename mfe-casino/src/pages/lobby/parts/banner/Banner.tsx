import { ButtonLink, Heading, Paragraph, Stack } from '@foyer/ui';
import type { BannerContent } from '../../bannerContent.ts';
import * as css from './Banner.css.ts';

export interface BannerProps {
  readonly content: BannerContent;
}

/** News between rows of games: one line and one link. */
export function Banner({ content: { title, text, picture, link } }: BannerProps) {
  return (
    <aside className={`${css.banner} ${picture === undefined ? '' : css.withPicture}`} aria-label={title}>
      {picture !== undefined && (
        <img
          className={css.picture}
          src={picture.url}
          width={picture.width}
          height={picture.height}
          alt={picture.alt}
          loading="lazy"
          decoding="async"
        />
      )}
      <Stack gap="xsmall">
        <Heading level={2} size="title3">
          {title}
        </Heading>
        {text !== null && <Paragraph tone="muted">{text}</Paragraph>}
      </Stack>
      {link !== undefined && (
        <ButtonLink href={link.href} external={link.isExternal} tone="secondary">
          {link.label}
        </ButtonLink>
      )}
    </aside>
  );
}
