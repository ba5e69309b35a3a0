import { Text } from '@foyer/i18n';
import { BREAKPOINTS } from '@foyer/theme';
import { Heading, Icon, Paragraph } from '@foyer/ui';
import type { RaffleSettings, RaffleStudio } from '../../raffleSettings.ts';
import { messages } from '../../RafflePage.messages.ts';
import * as css from './RaffleHead.css.ts';

interface RaffleHeadProps {
  readonly settings: RaffleSettings;
  readonly studio: RaffleStudio;
}

/** Title with the background picture of the brand, or the picture of the studio. */
export function RaffleHead({ settings, studio }: RaffleHeadProps) {
  const { pageDesktopBackgroundImage: desktop, pageMobileBackgroundImage: mobile } = settings;
  const picture = mobile ?? desktop;
  const mark = studio.raffleSpotlightImage?.url ?? studio.imageUrl;
  return (
    <header className={css.head}>
      {picture && (
        <picture className={css.picture}>
          {desktop && <source media={`(min-width: ${BREAKPOINTS.tablet}px)`} srcSet={desktop.url} />}
          <img className={css.image} src={picture.url} alt="" decoding="async" fetchPriority="high" />
        </picture>
      )}
      <div className={css.content}>
        <Heading level={1} size="display">
          <Text {...messages.title} />
        </Heading>
        <Paragraph size="lead" tone="muted">
          <Text {...messages.lead} values={{ gameStudio: studio.name }} />
        </Paragraph>
      </div>
      <span className={css.mark} aria-hidden="true">
        {mark ? <img className={css.studio} src={mark} alt="" /> : <Icon name="ticket" size="large" />}
      </span>
    </header>
  );
}
