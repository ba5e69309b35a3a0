import { useText } from '@foyer/i18n';
import { hrefTo } from '@foyer/links';
import { useServices, useStore } from '@foyer/platform';
import { Icon } from '@foyer/ui';
import { casinoHref } from '../frameLinks.ts';
import { FrameLink } from './FrameLink.tsx';
import * as css from './MainMenu.css.ts';
import { messages } from './MainMenu.messages.ts';

export interface QuickMenuProps {
  onLeave?(): void;
}

/** Casino, and sports where the brand has it. // spec §2.4 */
export function QuickMenu({ onLeave }: QuickMenuProps) {
  const services = useServices();
  const text = useText();
  const { productMode } = useStore(services.navigation);
  const hasSports = services.market.has('Sportsbook');
  // One way is no choice: it stands as an entry like the others.
  if (!hasSports) return <CasinoEntry onLeave={onLeave} />;
  return (
    <nav className={css.quick} aria-label={text(messages.productMode)}>
      <FrameLink href={casinoHref(services)} look={css.quickLink} current={productMode === 'CASINO'} onLeave={onLeave}>
        <Icon name="dice" size="small" />
        <span className={`${css.words} ${css.wordsInNarrow}`}>{text(messages.casino)}</span>
      </FrameLink>
      <FrameLink href={hrefTo(services.locale, 'sports')} look={css.quickLink} current={productMode === 'SPORTS'} onLeave={onLeave}>
        <Icon name="sports" size="small" />
        <span className={`${css.words} ${css.wordsInNarrow}`}>{text(messages.sports)}</span>
      </FrameLink>
    </nav>
  );
}

function CasinoEntry({ onLeave }: { readonly onLeave: (() => void) | undefined }) {
  const services = useServices();
  const text = useText();
  return (
    <nav aria-label={text(messages.casino)}>
      <FrameLink href={casinoHref(services)} look={css.entry} onLeave={onLeave}>
        <Icon name="dice" />
        <span className={`${css.words} ${css.wordsInNarrow}`}>{text(messages.casino)}</span>
      </FrameLink>
    </nav>
  );
}
