import { randomUUID } from 'node:crypto';
import { RETURN_REASON_LENGTH } from '@foyer/market/exclusion-rules';
import { exclusionPage, type ExclusionDetails } from '../pages/exclusionPage.ts';
import { moneyText } from '../pages/formats.ts';
import type { MessageId } from '../pages/messages.ts';
import type { RefusedVerdict } from '../players/playersApi.ts';
import { sha256 } from '../security/keys.ts';
import { goTo, show, type Visit } from './visit.ts';

/**
 * Shows an excluded player the actions that remain without a sign-in (ADR 0237). The interaction stores the
 * proof, so that the forms need no second one; they open no session.
 */
export function showExclusion(
  visit: Visit,
  { until, return: way }: RefusedVerdict,
  further: Partial<ExclusionDetails> = {},
): void {
  const status = further.answer !== undefined && further.isRefused !== true ? 200 : 403;
  show(visit, status, exclusionPage(visit.scene, visit.assets, { until, way, ...further }));
}

/** The excluded player of this interaction; undefined without a proof, or the player may sign in again. */
async function excludedPlayer(
  visit: Visit,
): Promise<{ readonly playerId: string; readonly verdict: RefusedVerdict } | undefined> {
  const { services, scene, interaction, from } = visit;
  const { signedIn, pendingStep } = await services.interactionStates.read(scene.brand, interaction.uid);
  if (!signedIn || pendingStep !== 'excluded') return undefined;
  const verdict = await services.players.signInCheck(scene.brand, signedIn.playerId, from);
  return verdict.allowed || verdict.reason !== 'SELF_EXCLUDED'
    ? undefined
    : { playerId: signedIn.playerId, verdict };
}

/** Requests the payout of the whole balance; once for each interaction. */
export async function withdrawExcluded(visit: Visit): Promise<void> {
  const { services, scene, interaction, from } = visit;
  const excluded = await excludedPlayer(visit);
  if (!excluded) return goTo(visit, '');
  const { playerId, verdict } = excluded;
  const paid = await services.players.withdrawExcluded(
    scene.brand,
    playerId,
    uuidOf(`payout:${interaction.uid}`),
  );
  await services.events.record({
    kind: 'EXCLUDED_PAYOUT_REQUESTED',
    brand: scene.brand,
    playerId,
    from,
    details: { outcome: paid.requested ? 'REQUESTED' : paid.code },
  });
  const refusal: MessageId =
    !paid.requested && paid.code === 'INSUFFICIENT_FUNDS'
      ? 'identity.excluded.withdrawNothing'
      : 'identity.excluded.withdrawFailed';
  showExclusion(visit, verdict, {
    answer: paid.requested
      ? scene.t('identity.excluded.withdrawn', { amount: moneyText(scene, paid.amount, paid.currency) })
      : scene.t(refusal),
    isRefused: !paid.requested,
  });
}

/** Stores the request to end an exclusion, with the player's reason. */
export async function requestReturn(visit: Visit): Promise<void> {
  const { services, scene, form, from } = visit;
  const excluded = await excludedPlayer(visit);
  if (!excluded) return goTo(visit, '');
  const { playerId, verdict } = excluded;
  const reason = (form.get('reason') ?? '').trim().slice(0, RETURN_REASON_LENGTH.max);
  if (reason.length < RETURN_REASON_LENGTH.min)
    return showExclusion(visit, verdict, { reasonError: 'identity.excluded.reasonMissing' });
  // the api refuses a second request while one is open, so that a repeated form has no second effect
  await services.players.requestReturn(scene.brand, playerId, reason, randomUUID());
  await services.events.record({ kind: 'EXCLUSION_RETURN_REQUESTED', brand: scene.brand, playerId, from });
  const now = await services.players.signInCheck(scene.brand, playerId, from);
  if (now.allowed) return goTo(visit, '');
  showExclusion(visit, now, { answer: scene.t('identity.excluded.requestStored') });
}

/** Cancels the request to end an exclusion, which continues. */
export async function withdrawReturn(visit: Visit): Promise<void> {
  const { services, scene, from } = visit;
  const excluded = await excludedPlayer(visit);
  if (!excluded) return goTo(visit, '');
  const { playerId } = excluded;
  // a new key each time: after a withdrawal the player may ask again in the same interaction
  await services.players.withdrawReturn(scene.brand, playerId, randomUUID());
  await services.events.record({ kind: 'EXCLUSION_RETURN_WITHDRAWN', brand: scene.brand, playerId, from });
  const now = await services.players.signInCheck(scene.brand, playerId, from);
  if (now.allowed) return goTo(visit, '');
  showExclusion(visit, now, { answer: scene.t('identity.excluded.requestWithdrawn') });
}

/** A stable id of one action of an interaction: a repeated form has no second effect. */
function uuidOf(text: string): string {
  const hex = sha256(text).toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  );
}
