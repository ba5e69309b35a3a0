import { useText } from '@foyer/i18n';
import { hrefTo } from '@foyer/links';
import { useServices } from '@foyer/platform';
import { BackLink, Heading, Page, SkipLink } from '@foyer/ui';
import type { ReactNode } from 'react';
import * as css from './ProfileFrame.css.ts';
import { messages } from './ProfileFrame.messages.ts';
import { ProfileNavigation } from './ProfileNavigation.tsx';
import type { ProfileRoute } from './profilePages.ts';

export interface ProfileFrameProps {
  readonly current: ProfileRoute;
  /** Translated. */
  readonly title: string;
  /** `narrow` is for a page that is a form or a text, `wide` for tables and cards side by side. */
  readonly width?: keyof typeof css.bodies;
  readonly children: ReactNode;
}

const CONTENT = 'account-page';

/**
 * Frame of all profile pages, in every remote: on a desktop the navigation is beside the page, on phones and
 * tablets a link leads back to the list of pages.
 */
export function ProfileFrame({ current, title, width = 'wide', children }: ProfileFrameProps) {
  const text = useText();
  const { locale } = useServices();
  return (
    <Page>
      <div className={css.frame}>
        <div className={css.side}>
          <SkipLink target={CONTENT}>{text(messages.skip)}</SkipLink>
          <ProfileNavigation look="column" current={current} />
        </div>
        <div id={CONTENT} tabIndex={-1} className={css.bodies[width]}>
          <div className={css.head}>
            <div className={css.back}>
              <BackLink href={hrefTo(locale, 'profile')}>{text(messages.navigation)}</BackLink>
            </div>
            <Heading level={1} size="title1">
              {title}
            </Heading>
          </div>
          {children}
        </div>
      </div>
    </Page>
  );
}
