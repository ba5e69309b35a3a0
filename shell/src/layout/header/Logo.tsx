import { useText } from '@foyer/i18n';
import { useServices, useStore } from '@foyer/platform';
import { MenuLink } from '../menu/MenuLink.tsx';
import { logoHref } from '../layoutLinks.ts';
import * as css from './Logo.css.ts';
import { messages } from './Header.messages.ts';

export interface LogoProps {
  /** Links to the home page, otherwise to the landing page (requirements/routes#layouts). */
  readonly leadsHome: boolean;
}

/** The brand's logo; the image is a theme value, so that it is part of the first paint. */
export function Logo({ leadsHome }: LogoProps) {
  const services = useServices();
  const text = useText();
  const { productMode } = useStore(services.navigation);
  return (
    <MenuLink
      href={logoHref(services, leadsHome, productMode)}
      look={css.logo}
      label={text(messages.home, { site: services.page.siteTitle })}
    >
      <span className={css.wordMark} />
      <span className={css.sign} />
    </MenuLink>
  );
}
