import { jackpotTermsOf, mayPreselectConsent } from '@foyer/market';
import type { Scene } from '../pages/scene.ts';
import type { Answers } from './steps.ts';

/**
 * True if a marketing box is ticked: by the player's answer, or, before the first answer, preselected with the
 * toggle DefaultConsentRegistration where licence and country permit it (requirements/entities#feature-toggles).
 */
export function isMarketingTicked(
  scene: Pick<Scene, 'features' | 'market'>,
  answers: Answers,
  name: string,
): boolean {
  const answer = answers[name];
  if (answer !== undefined) return answer === 'yes';
  return (
    scene.features.has('DefaultConsentRegistration') &&
    mayPreselectConsent(scene.market.licence.id, answers['country'])
  );
}

/** True if the registration offers the jackpot: never ticked before the player answers. */
export function offersJackpot({ features, market }: Pick<Scene, 'features' | 'market'>): boolean {
  return features.has('JackpotInRegistrationFlow') && jackpotTermsOf(market.brand.id) !== undefined;
}
