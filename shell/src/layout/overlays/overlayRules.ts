import type { OverlayOutcome, OverlayVariant } from '@foyer/contract';

/** The ways in which an overlay may be closed. */
export interface OverlayRules {
  /** True if Escape, the back gesture and a click on the backdrop close it. */
  readonly dismissable: boolean;
  /** Outcome of Escape, the back gesture and the backdrop; by default `dismissed`. */
  readonly escape?: OverlayOutcome;
  /** The buttons that the frame adds below it (requirements/screens#overlays-and-toasts). */
  readonly buttons: 'ok-dismiss' | 'close' | 'own';
}

/**
 * requirements/screens#overlays-and-toasts: Escape closes all but quick-deposit, sow and bonus-checker;
 * confirmation, content-accept and action-error have Dismiss and OK; default and error have Close.
 * A reality check decides by licence and operator (requirements/regulation#reality-check).
 */
export const OVERLAY_RULES: Readonly<Record<OverlayVariant, OverlayRules>> = {
  // closing is no answer: only the button declines
  confirmation: { dismissable: true, escape: 'closed', buttons: 'ok-dismiss' },
  'content-accept': { dismissable: true, buttons: 'ok-dismiss' },
  'action-error': { dismissable: true, buttons: 'ok-dismiss' },
  'identity-verification-required': { dismissable: true, buttons: 'ok-dismiss' },
  default: { dismissable: true, buttons: 'close' },
  error: { dismissable: true, buttons: 'close' },
  'reality-check': { dismissable: false, buttons: 'own' },
  'quick-deposit': { dismissable: false, buttons: 'own' },
  sow: { dismissable: false, buttons: 'own' },
  'bonus-checker': { dismissable: false, buttons: 'own' },
  search: { dismissable: true, buttons: 'own' },
  'jackpot-win': { dismissable: true, buttons: 'own' },
  'raffle-win': { dismissable: true, buttons: 'own' },
};
