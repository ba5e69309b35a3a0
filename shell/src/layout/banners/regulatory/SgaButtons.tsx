import { useText } from '@foyer/i18n';
import { hrefTo } from '@foyer/links';
import { SGA_LINKS } from '@foyer/market';
import { useServices } from '@foyer/platform';
import { Icon } from '@foyer/ui';
import { MenuLink } from '../../menu/MenuLink.tsx';
import { messages as bar } from './RegulatoryBar.messages.ts';
import { messages } from './SgaButtons.messages.ts';
import * as css from './SgaButtons.css.ts';

/**
 * The three buttons of the Swedish authority on top of every page: limits, self-exclusion, self-test; a
 * symbol and a word on a white plate with a black frame.
 */
export function SgaButtons() {
  const { locale } = useServices();
  const text = useText();
  return (
    <>
      <MenuLink href={hrefTo(locale, 'profile-limits')} look={css.button}>
        <Icon name="limit" size="small" />
        {text(bar.limits)}
      </MenuLink>
      <a className={css.button} href={SGA_LINKS.selfExclusion} rel="noreferrer noopener" target="_blank">
        <Icon name="pause" size="small" />
        {text(messages.selfExclusion)}
      </a>
      <a className={css.button} href={SGA_LINKS.selfTest} rel="noreferrer noopener" target="_blank">
        <Icon name="check" size="small" />
        {text(messages.selfTest)}
      </a>
    </>
  );
}
