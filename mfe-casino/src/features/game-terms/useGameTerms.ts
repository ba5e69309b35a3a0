import type { GameVolatility } from '@foyer/graphql/main';
import { useText } from '@foyer/i18n';
import { features, volatilities } from './gameTerms.messages.ts';

export interface GameTerms {
  feature(slug: string): string;
  volatility(level: GameVolatility): string;
}

/** Translates game terms. */
export function useGameTerms(): GameTerms {
  const text = useText();
  return {
    feature: (slug) => (isKnown(slug) ? text(features[slug]) : readable(slug)),
    volatility: (level) => text(volatilities[level]),
  };
}

function isKnown(slug: string): slug is keyof typeof features {
  return Object.hasOwn(features, slug);
}

/** Name of a feature that has no translation yet, made from its slug. */
function readable(slug: string): string {
  return slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' ');
}
