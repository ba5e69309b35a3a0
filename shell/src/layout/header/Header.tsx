import { useText } from '@foyer/i18n';
import { useServices, useStore } from '@foyer/platform';
import { Icon, IconButton } from '@foyer/ui';
import { Suspense } from 'react';
import type { LayoutArrangement } from '../arrangeLayout.ts';
import { HideOnError } from '../HideOnError.tsx';
import * as css from './Header.css.ts';
import { messages } from './Header.messages.ts';
import { Logo } from './Logo.tsx';
import { QuickMenu } from '../menu/QuickMenu.tsx';
import { BalanceDisplay } from './BalanceDisplay.tsx';
import { ProductSections, Sections } from './Sections.tsx';
import { VisitorTools } from './VisitorTools.tsx';
import { lazyRequired } from '../../lib/importRequiredPart.ts';

// visitors never see it, so it is not part of the first load
const AccountMenu = lazyRequired(
  'frame.account',
  async () => (await import('./AccountMenu.tsx')).AccountMenu,
);
// only the basic layout asks for its settings; the lobby does not
const BasicVisitorTools = lazyRequired(
  'frame.visitor',
  async () => (await import('./BasicVisitorTools.tsx')).BasicVisitorTools,
);

export interface HeaderProps {
  readonly arrangement: LayoutArrangement;
}

/**
 * The header: logo, navigation, balance and account. 4rem high, 5rem on desktops.
 * See requirements/constants#layout.
 */
export function Header({ arrangement }: HeaderProps) {
  const { market, navigation } = useServices();
  const { layout } = market.brand;
  const { off } = useStore(navigation);
  // search covers games only
  const hasSearch = arrangement.navigation && !off.has('games');
  return (
    <header className={css.header}>
      <div className={css.bars[layout]}>
        <Logo leadsHome={arrangement.logoHome} />
        {arrangement.quickMenu && layout === 'layout1' && (
          <div className={css.fromDesktop}>
            <QuickMenu />
          </div>
        )}
        {arrangement.navigation && layout === 'layout1' && <Sections hasQuickMenu={arrangement.quickMenu} />}
        {arrangement.navigation && layout === 'layout2' && (
          <ProductSections hasQuickMenu={arrangement.quickMenu} />
        )}
        {hasSearch && layout === 'default' && (
          <div className={`${css.fromDesktop} ${css.grow}`}>
            <SearchField />
          </div>
        )}
        <div className={css.tools}>
          {hasSearch && layout !== 'default' && (
            <div className={css.fromDesktop}>
              <SearchButton />
            </div>
          )}
          {arrangement.player && <BalanceDisplay />}
          {arrangement.player && (
            <div className={css.account}>
              <AccountArea />
            </div>
          )}
          {arrangement.signIn && <VisitorArea isBasic={!arrangement.navigation} />}
        </div>
      </div>
    </header>
  );
}

function AccountArea() {
  const { telemetry } = useServices();
  return (
    <HideOnError area="frame.account" telemetry={telemetry}>
      <Suspense fallback={<span className={css.avatar} />}>
        <AccountMenu />
      </Suspense>
    </HideOnError>
  );
}

function SearchField() {
  const { overlays } = useServices();
  const text = useText();
  return (
    <button
      type="button"
      className={`${css.search} ${css.fromDesktop}`}
      onClick={() => void overlays.open('search', {})}
    >
      <Icon name="search" />
      {text(messages.search)}
    </button>
  );
}

function SearchButton() {
  const { overlays } = useServices();
  const text = useText();
  return (
    <IconButton
      icon="search"
      label={text(messages.search)}
      onPress={() => void overlays.open('search', {})}
    />
  );
}

function VisitorArea({ isBasic }: { readonly isBasic: boolean }) {
  const { telemetry } = useServices();
  const tools = <VisitorTools hasRegistration />;
  return isBasic ? (
    <HideOnError area="frame.visitor" telemetry={telemetry}>
      <Suspense fallback={tools}>
        <BasicVisitorTools />
      </Suspense>
    </HideOnError>
  ) : (
    tools
  );
}
