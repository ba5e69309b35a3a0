import { useText } from '@foyer/i18n';
import { hrefTo } from '@foyer/links';
import { useServices, useStore } from '@foyer/platform';
import { ButtonLink, type ButtonLinkProps } from '@foyer/ui';
import { useOutlet } from '../../outlet/outletContext.ts';
import { prepareQuickDeposit } from '../overlays/prepareQuickDeposit.ts';
import { messages } from './Header.messages.ts';

const CASHIER: ReadonlySet<string | undefined> = new Set(['deposit', 'withdraw']);

/** Opens the deposit in front of where the player is; on the cashier's own pages, and while anything guards the player or nobody knows yet who it is, it is the link it looks like. // requirements/screens#quick-deposit, requirements/states#guards-and-overlays */
export function DepositLink(look: Pick<ButtonLinkProps, 'size' | 'stretch'>) {
  const { guards, locale, navigation, overlays, session } = useServices();
  const { remotes } = useOutlet();
  const text = useText();
  const { match } = useStore(navigation);
  const { status } = useStore(session);
  const isGuarded = useStore(guards).length > 0;
  const isOnTheSpot = status === 'LOGGED_IN' && !isGuarded && !CASHIER.has(match?.id);

  const prepare = (): void => prepareQuickDeposit(remotes);
  function open(): void {
    prepare();
    void overlays.open('quick-deposit', {});
  }
  return (
    <ButtonLink
      {...look}
      href={hrefTo(locale, 'deposit')}
      {...(isOnTheSpot && { onPress: open, onReach: prepare })}
    >
      {text(messages.deposit)}
    </ButtonLink>
  );
}
