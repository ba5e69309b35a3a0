import type { PlayerId } from '@foyer/kernel';
import type { Money } from '@foyer/money';
import type { PageId } from '@foyer/links';
import type { ConsentState } from './consent.ts';
import type { LogoutReason } from './session.ts';

/**
 * Events of the product, in the past tense, each emitted by its owner only. The bus announces; it never
 * commands.
 */
export interface FoyerEvents {
  'session.signed-in': { readonly playerId: PlayerId };
  'session.signed-out': { readonly reason: LogoutReason | undefined };
  'session.refreshed': { readonly expiresAt: number };
  'wallet.changed': {
    readonly moneyType: string;
    readonly amount: Money;
    readonly balance: Money;
    readonly version: number;
  };
  'navigation.page-changed': { readonly route: PageId | undefined; readonly pathname: string };
  'consent.updated': { readonly consent: ConsentState };
  /** Until the round ends, the player is not interrupted (requirements/interfaces#game-frame). */
  'game.round-started': { readonly slug: string; readonly roundId: string };
  /** A round without a result, such as a refused one, finishes without a stake. */
  'game.round-finished': { readonly slug: string; readonly stake: Money; readonly returned: Money };
  'game.launched': { readonly slug: string; readonly mode: 'REAL' | 'DEMO' };
  /**
   * The player has used a feature of a release; `useFeatureUse` of the platform emits it. The name is a constant of
   * the remote: lower-case words joined by hyphens, never a value.
   */
  'feature.used': { readonly app: string; readonly release: string; readonly feature: string };
  'remote.failed': { readonly app: string; readonly code: string };
}

export type FoyerEventName = keyof FoyerEvents;

export interface EventBus {
  emit<Name extends FoyerEventName>(name: Name, payload: FoyerEvents[Name]): void;
  /** With `replay` the last event of that name is delivered at once to a late subscriber. Returns the unsubscribe function. */
  on<Name extends FoyerEventName>(
    name: Name,
    listener: (payload: FoyerEvents[Name]) => void,
    options?: { readonly replay?: boolean },
  ): () => void;
}
