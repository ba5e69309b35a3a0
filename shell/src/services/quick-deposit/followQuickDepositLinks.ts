import type { Navigation, OverlayVariant, Overlays, Guards, Session, Wallet } from '@foyer/contract';
import { readQuickDepositLink, withoutLink } from './quickDepositLink.ts';

export interface QuickDepositPorts {
  readonly guards: Guards;
  readonly navigation: Navigation;
  readonly overlays: Overlays;
  readonly session: Session;
  readonly wallet: Wallet;
}

/** Overlays that a link does not replace (requirements/routes#query-parameters). */
const NOT_REPLACED: ReadonlySet<OverlayVariant> = new Set<OverlayVariant>(['quick-deposit', 'error']);
/**
 * Overlays that remove their parameters from the address when they close.
 * See requirements/screens#quick-deposit.
 */
const REMOVES_PARAMETERS: ReadonlySet<OverlayVariant> = new Set<OverlayVariant>(['quick-deposit', 'sow']);

/**
 * Opens quick deposit for a link that requests it, once per address, and removes its parameters when it
 * closes (requirements/routes#query-parameters, requirements/screens#quick-deposit).
 */
export function followQuickDepositLinks({
  guards,
  navigation,
  overlays,
  session,
  wallet,
}: QuickDepositPorts): void {
  let opened: string | undefined;
  let shown: OverlayVariant | undefined;

  function openForLink(): void {
    const { pathname, search } = navigation.current();
    const balances = wallet.current();
    const overlay = overlays.current();
    if (
      session.current().status !== 'LOGGED_IN' ||
      balances.status !== 'STREAMING' ||
      guards.current().length > 0
    )
      return;
    if (overlay.status === 'open' && NOT_REPLACED.has(overlay.request.variant)) return;
    const address = `${pathname}${search}`;
    const link = readQuickDepositLink(search, balances.balance.currency);
    // a closed overlay stays closed until the address has changed
    if (!link) opened = undefined;
    if (!link || opened === address) return;
    opened = address;
    void overlays.open('quick-deposit', {
      ...(link.amount && { amount: link.amount }),
      paymentMethod: link.paymentMethod,
      autoSubmit: true,
    });
  }

  function removeParametersAfterClose(): void {
    const overlay = overlays.current();
    const before = shown;
    shown = overlay.status === 'open' ? overlay.request.variant : undefined;
    if (before === undefined || !REMOVES_PARAMETERS.has(before) || shown === before) return;
    const { pathname, search } = navigation.current();
    const rest = withoutLink(pathname, search);
    if (rest !== undefined) void navigation.go(rest, { replace: true });
  }

  overlays.subscribe(removeParametersAfterClose);
  for (const store of [guards, session, wallet]) store.subscribe(openForLink);
  // deferred: a page change closes open overlays right after the address change and would close this one too
  // (requirements/screens#overlays-and-toasts)
  navigation.subscribe(() => queueMicrotask(openForLink));
  openForLink();
}
