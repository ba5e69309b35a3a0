import { useText } from '@foyer/i18n';
import { hrefTo } from '@foyer/links';
import { useServices } from '@foyer/platform';
import type { ReactNode } from 'react';
import { MenuLink } from '../../menu/MenuLink.tsx';
import { SgaButtons } from './SgaButtons.tsx';
import * as css from './RegulatoryBar.css.ts';
import { messages } from './RegulatoryBar.messages.ts';

export interface RegulatoryBarProps {
  /** Elapsed time and net position, once a player is playing. */
  readonly sessionClock: ReactNode;
  /** The buttons of the Swedish authority in place of the links (flag `sga`). */
  readonly hasButtons: boolean;
}

/**
 * A line above everything where the licence requires time and limits in view. It belongs to the document,
 * not to a layout, and is shown to visitors too: a bar that appears after sign-in would push the page down.
 */
export function RegulatoryBar({ sessionClock, hasButtons }: RegulatoryBarProps) {
  const { market, locale } = useServices();
  const text = useText();
  return (
    <section className={css.bar} aria-label={text(messages.label)} data-regulatory-bar="">
      <div className={css.side}>
        <span>{text(messages.age, { age: market.licence.minimumAge.casino })}</span>
        {sessionClock}
      </div>
      <div className={css.links}>
        {hasButtons ? (
          <SgaButtons />
        ) : (
          <>
            <MenuLink href={hrefTo(locale, 'profile-limits')} look={css.link}>
              {text(messages.limits)}
            </MenuLink>
            <MenuLink href={hrefTo(locale, 'profile-self-exclusion')} look={css.link}>
              {text(messages.pause)}
            </MenuLink>
          </>
        )}
      </div>
    </section>
  );
}
