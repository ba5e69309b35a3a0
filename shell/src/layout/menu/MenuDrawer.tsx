import { useText } from '@foyer/i18n';
import { hrefTo } from '@foyer/links';
import { useServices } from '@foyer/platform';
import { Button, ButtonLink, Icon } from '@foyer/ui';
import { Dialog } from '@foyer/ui/dialog';
import { messages as accountMessages } from '../header/AccountMenu.messages.ts';
import { messages as headerMessages } from '../header/Header.messages.ts';
import { useAccountEntries } from '../header/useAccountEntries.ts';
import type { LayoutArrangement } from '../arrangeLayout.ts';
import { LocaleSwitch } from '../footer/LocaleSwitch.tsx';
import { signInHref } from '../layoutLinks.ts';
import { useNotifications } from '../toasts/useNotifications.tsx';
import { MenuLink } from './MenuLink.tsx';
import * as css from './MainMenu.css.ts';
import { messages } from './MainMenu.messages.ts';
import { MainMenu } from './MainMenu.tsx';
import * as drawerCss from './MenuDrawer.css.ts';
import { QuickMenu } from './QuickMenu.tsx';

export interface MenuDrawerProps {
  readonly arrangement: LayoutArrangement;
  onClose(): void;
}

/** The content of the desktop rail and the account pages, as a sheet. */
export function MenuDrawer({ arrangement, onClose }: MenuDrawerProps) {
  const { locale } = useServices();
  const account = useAccountEntries();
  const text = useText();
  return (
    <Dialog title={text(messages.label)} onClose={onClose}>
      <div className={drawerCss.content}>
        {arrangement.quickMenu && <QuickMenu onLeave={onClose} />}
        {arrangement.player ? <AccountGroup onClose={onClose} /> : <VisitorGroup />}
        <MainMenu
          isLinkedBeside={(href) =>
            (arrangement.quickMenu && href === hrefTo(locale, 'sports')) ||
            account.some((entry) => entry.href === href)
          }
          onLeave={onClose}
        />
        <LocaleSwitch />
      </div>
    </Dialog>
  );
}

function AccountGroup({ onClose }: { onClose(): void }) {
  const { session } = useServices();
  const text = useText();
  const entries = useAccountEntries();
  const notifications = useNotifications();
  // the drawer closes first: the overlay opens in front of the page
  const openNotifications = (): void => {
    onClose();
    notifications.onSelect();
  };
  return (
    <nav className={css.group} aria-label={text(accountMessages.account)}>
      <h2 className={css.heading}>{text(accountMessages.account)}</h2>
      <ul className={css.list}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <MenuLink href={entry.href} look={css.entry} current={entry.current} onLeave={onClose}>
              <Icon name={entry.icon} />
              <span className={css.text}>{entry.label}</span>
            </MenuLink>
          </li>
        ))}
        <li>
          <button type="button" className={css.entry} onClick={openNotifications}>
            <Icon name={notifications.icon} />
            <span className={css.text}>{notifications.label}</span>
          </button>
        </li>
      </ul>
      <Button tone="quiet" icon="logout" stretch onPress={() => void session.signOut()}>
        {text(accountMessages.signOut)}
      </Button>
    </nav>
  );
}

function VisitorGroup() {
  const services = useServices();
  const text = useText();
  return (
    <div className={drawerCss.links}>
      <ButtonLink stretch href={hrefTo(services.locale, 'register')}>
        {text(headerMessages.register)}
      </ButtonLink>
      <ButtonLink stretch tone="quiet" href={signInHref(services)}>
        {text(headerMessages.signIn)}
      </ButtonLink>
    </div>
  );
}
