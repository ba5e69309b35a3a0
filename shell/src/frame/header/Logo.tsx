import { useText } from '@foyer/i18n';
import { useServices } from '@foyer/platform';
import { FrameLink } from '../menu/FrameLink.tsx';
import { logoHref } from '../frameLinks.ts';
import * as css from './Header.css.ts';
import { messages } from './Header.messages.ts';

export interface LogoProps {
  /** Home, else the landing page. // requirements/routes#layouts */
  readonly leadsHome: boolean;
}

/** The brand's mark; the picture is a value of the theme, so that it is there with the first paint. */
export function Logo({ leadsHome }: LogoProps) {
  const services = useServices();
  const text = useText();
  return (
    <FrameLink
      href={logoHref(services, leadsHome)}
      look={css.logo}
      label={text(messages.home, { site: services.page.siteTitle })}
    >
      <span className={css.wordMark} />
      <span className={css.sign} />
    </FrameLink>
  );
}
