import { useMarket, useVariation } from '@foyer/platform';
import { ButtonLink, Heading, Paragraph } from '@foyer/ui';
import type { BannerContent } from '../../bannerContent.ts';
import * as css from './Hero.css.ts';

export interface HeroProps {
  readonly content: BannerContent;
}

/** The hero banner in the brand's layout. Its image is the largest contentful paint, so it is never lazy. */
export function Hero({ content }: HeroProps) {
  const { layout } = useMarket().brand;
  const tone = useVariation('button_variant');
  const { title, text, picture, link } = content;
  return (
    <article className={css.heroes[layout]}>
      {picture !== undefined && (
        <div className={css.pictures[layout]}>
          <img
            className={css.image}
            src={picture.url}
            width={picture.width}
            height={picture.height}
            alt={picture.alt}
            loading="eager"
            fetchPriority="high"
            decoding="async"
          />
          {layout === 'default' && <div className={css.seam} />}
        </div>
      )}
      <div className={css.wordings[layout]}>
        <Heading level={2} size={layout === 'layout2' ? 'title2' : 'display'}>
          {title}
        </Heading>
        {text !== null && (
          <Paragraph size={layout === 'layout2' ? 'body' : 'lead'} tone="muted">
            {text}
          </Paragraph>
        )}
        {link !== undefined && (
          <div className={css.action}>
            <ButtonLink
              tone={tone}
              href={link.href}
              external={link.isExternal}
              size={layout === 'layout2' ? 'regular' : 'large'}
              icon="play"
            >
              {link.label}
            </ButtonLink>
          </div>
        )}
      </div>
    </article>
  );
}
