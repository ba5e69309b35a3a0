import type {
  Analytics,
  Flags,
  Navigation,
  OverlayOutcome,
  Overlays,
  Session,
  Support,
} from '@foyer/contract';
import type { FormatText } from '@foyer/i18n';
import { hrefTo, routeOfMatch, type Locale } from '@foyer/links';
import type { KeyValueStorage } from '../storage/adapters/safeStorage.ts';
import { dueOverlay, remembered, type AccountOverlay } from './accountOverlays.machine.ts';
import { messages } from './player.messages.ts';

/** The player data that account overlays depend on. */
export interface AccountConditions {
  readonly kycCheckStatus: { readonly status: string; readonly deadline: string | null };
  readonly sourceOfWealthStatus: {
    readonly status: string;
    readonly dueDate: string | null;
    readonly dueDateExpired: boolean;
    readonly requiredDocumentsUploadV2: readonly unknown[];
  };
}

export interface AccountOverlayPorts {
  readonly analytics: Analytics;
  readonly flags: Flags;
  readonly locale: Locale;
  readonly navigation: Navigation;
  readonly overlays: Overlays;
  readonly session: Session;
  /** Session storage of the browser. */
  readonly storage: KeyValueStorage;
  readonly text: FormatText;
  readonly support?: Support;
}

const STORED = 'account-overlays';
const OVERLAYS: readonly AccountOverlay[] = ['identity-verification-required', 'sow'];

/**
 * Opens the overlays for a required identity verification and for a source of wealth when the player arrives on
 * a page. Returns the listener for changed player data.
 */
export function followAccountOverlays(
  ports: AccountOverlayPorts,
): (player: AccountConditions | undefined) => void {
  const { analytics, flags, locale, navigation, overlays, session, storage, text } = ports;
  let player: AccountConditions | undefined;
  let shown = new Set<AccountOverlay>();
  let readFor: string | undefined;

  function sessionId(): string | undefined {
    const current = session.current();
    return current.status === 'LOGGED_IN' ? current.sessionId : undefined;
  }

  /** Stored as '{session id} {overlay} …': another session shows them again. */
  function readShown(id: string): void {
    if (readFor === id) return;
    readFor = id;
    const [storedFor, ...stored] = storage.getItem(STORED)?.split(' ') ?? [];
    shown = new Set(storedFor === id ? OVERLAYS.filter((overlay) => stored.includes(overlay)) : []);
  }

  function update(): void {
    const id = sessionId();
    if (id === undefined || player === undefined) return;
    readShown(id);
    const { match } = navigation.current();
    const { sourceOfWealthStatus: sow, kycCheckStatus: kyc } = player;
    const due = dueOverlay({
      kycStatus: kyc.status,
      isKycRequired: flags.has('kycRequired'),
      sowStatus: sow.status,
      isSowOverdue: sow.dueDateExpired,
      hasSowOverlay: flags.has('OverlaySourceOfWealth'),
      route: match?.id,
      layout: match && routeOfMatch(match).layout,
      shown,
    });
    if (due === undefined) return;
    shown.add(due);
    void show(due, sow).then((outcome) => {
      // a page change closed it before the player answered: the next page shows it again
      if (outcome === 'closed') shown.delete(due);
      else
        storage.setItem(STORED, [id, ...remembered(shown, { isSowOverdue: sow.dueDateExpired })].join(' '));
      if (outcome !== 'closed') update();
    });
  }

  function show(
    due: AccountOverlay,
    sow: AccountConditions['sourceOfWealthStatus'],
  ): Promise<OverlayOutcome> {
    if (due !== 'sow') return askForIdentity();
    return overlays.open('sow', {
      ...(sow.dueDate !== null && { dueAt: Date.parse(sow.dueDate) }),
      ...(sow.requiredDocumentsUploadV2.length > 0 && { isUploadRequired: true }),
    });
  }

  async function askForIdentity(): Promise<OverlayOutcome> {
    const hasPage = navigation.isAvailable('profile-documents');
    analytics.track('IDENTITY_VERIFICATION_DISPLAYED_ON_LOGIN', {}); // requirements/errors#tracking-cases
    const outcome = await overlays.open('identity-verification-required', {
      title: text(messages.identityTitle),
      body: text(messages.identityText),
      okLabel: text(hasPage ? messages.identityGo : messages.contactSupport),
      dismissLabel: text(messages.later),
    });
    if (outcome === 'ok' && hasPage) await navigation.go(hrefTo(locale, 'profile-documents'));
    if (outcome === 'ok' && !hasPage) ports.support?.contact();
    return outcome;
  }

  // in a later task: the page change that arrives here closes open overlays first
  navigation.subscribe(() => queueMicrotask(update));
  return (current) => {
    player = current;
    update();
  };
}
