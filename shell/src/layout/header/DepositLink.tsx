import { useText } from '@foyer/i18n';
import { hrefTo } from '@foyer/links';
import { useServices, useStore } from '@foyer/platform';
import { ButtonLink, type ButtonLinkProps } from '@foyer/ui';
import { useOutlet } from '../../remotes/outlet/outletContext.ts';
import { prepareQuickDeposit } from '../overlays/prepareQuickDeposit.ts';
import { messages } from './Header.messages.ts';

/**
 * Opens quick deposit over the current page; on the cashier's own pages over the home page. While a guard is
 * registered or the player is unknown, it is a plain link to the page, which shows the reason. See
 * requirements/screens#quick-deposit, requirements/states#guards-and-overlays.
 */
export function DepositLink(look: Pick<ButtonLinkProps, 'size' | 'stretch'>) {
  const { guards, locale, overlays, session } = useServices();
  const { remotes } = useOutlet();
  const text = useText();
  const { status } = useStore(session);
  const isGuarded = useStore(guards).length > 0;
  const opensHere = status === 'LOGGED_IN' && !isGuarded;

  const prepare = (): void => prepareQuickDeposit(remotes);
  function open(): void {
    prepare();
    void overlays.open('quick-deposit', {});
  }
  return (
    <ButtonLink
      {...look}
      href={hrefTo(locale, 'deposit')}
      {...(opensHere && { onPress: open, onReach: prepare })}
    >
      {text(messages.deposit)}
    </ButtonLink>
  );
}
