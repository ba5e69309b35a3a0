import { SLOT_OWNERS, type RemoteTarget, type SlotName } from '@foyer/contract';
import { useText } from '@foyer/i18n';
import { appOf, hrefTo } from '@foyer/links';
import { useServices, useStore } from '@foyer/platform';
import { ButtonLink, type ButtonLinkProps } from '@foyer/ui';
import { useOutlet } from '../../outlet/outletContext.ts';
import { loadOverlayHost } from '../overlays/loadOverlayHost.ts';
import { messages } from './Header.messages.ts';

const SLOT: SlotName = 'cashier.quick-deposit';
const TARGET: RemoteTarget = { kind: 'slot', name: SLOT, props: {} };
const CASHIER: ReadonlySet<string | undefined> = new Set(['deposit', 'withdraw']);

/** Opens the deposit in front of where the player is; on the cashier's own pages, and while anything guards the player, it is the link it looks like. // spec §2.7, §4.5 */
export function DepositLink(look: Pick<ButtonLinkProps, 'size' | 'stretch'>) {
  const { guards, locale, navigation, overlays } = useServices();
  const { remotes } = useOutlet();
  const text = useText();
  const { match } = useStore(navigation);
  const isOnTheSpot = useStore(guards).length === 0 && !CASHIER.has(match?.id);

  /** Everything the dialog needs at once, instead of one after the other. */
  function warm(): void {
    void loadOverlayHost().catch(() => undefined); // the dialog itself says what fails
    void remotes.prepare(appOf(SLOT_OWNERS[SLOT]), TARGET).catch(() => undefined);
  }
  function open(): void {
    warm();
    void overlays.open('quick-deposit', {});
  }
  return <ButtonLink {...look} href={hrefTo(locale, 'deposit')} {...(isOnTheSpot && { onPress: open, onReach: warm })}>{text(messages.deposit)}</ButtonLink>;
}
