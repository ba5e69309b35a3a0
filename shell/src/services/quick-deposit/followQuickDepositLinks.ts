import type { Navigation, OverlayVariant, Overlays, Guards, Session, Wallet } from '@foyer/contract';
import { carriesParameters } from '../navigation/addressParameters.ts';
import { readQuickDepositLink, withoutLink } from './quickDepositLink.ts';

export interface QuickDepositPorts {
  readonly guards: Guards;
  readonly navigation: Navigation;
  readonly overlays: Overlays;
  readonly session: Session;
  readonly wallet: Wallet;
  /** Called when a guard refuses the deposit, to explain it to the player. */
  explainGuard(): void;
}

/** Guards that are active until data has loaded; the decision about a link waits for them. */
const LOADING_GUARDS: ReadonlySet<string> = new Set(['player-services', 'account']);

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
  explainGuard,
}: QuickDepositPorts): void {
  let opened: string | undefined;
  let shown: OverlayVariant | undefined;

  function openForLink(): void {
    const { match, pathname, search } = navigation.current();
    const balances = wallet.current();
    const registered = guards.current();
    if (session.current().status !== 'LOGGED_IN' || balances.status !== 'STREAMING') return;
    // a sign-in page opens the page of the link itself
    if (carriesParameters(match?.id) || registered.some(({ id }) => LOADING_GUARDS.has(id))) return;
    const address = `${pathname}${search}`;
    const link = readQuickDepositLink(search, balances.balance.currency);
    // a closed overlay stays closed until the address has changed
    if (!link) opened = undefined;
    if (!link || opened === address) return;
    opened = address;
    const overlay = overlays.current();
    const isCovered = overlay.status === 'open' && NOT_REPLACED.has(overlay.request.variant);
    if (registered.length > 0) explainGuard();
    if (registered.length > 0 || isCovered) return removeParameters();
    void overlays.open('quick-deposit', {
      ...(link.amount && { amount: link.amount }),
      paymentMethod: link.paymentMethod,
      autoSubmit: true,
    });
  }

  function removeParameters(): void {
    const { pathname, search } = navigation.current();
    const rest = withoutLink(pathname, search);
    if (rest !== undefined) void navigation.go(rest, { replace: true });
  }

  function removeParametersAfterClose(): void {
    const overlay = overlays.current();
    const before = shown;
    shown = overlay.status === 'open' ? overlay.request.variant : undefined;
    if (before === undefined || !REMOVES_PARAMETERS.has(before) || shown === before) return;
    removeParameters();
  }

  overlays.subscribe(removeParametersAfterClose);
  for (const store of [guards, session, wallet]) store.subscribe(openForLink);
  // deferred: a page change closes open overlays right after the address change and would close this one too
  // (requirements/screens#overlays-and-toasts)
  navigation.subscribe(() => queueMicrotask(openForLink));
  openForLink();
}
