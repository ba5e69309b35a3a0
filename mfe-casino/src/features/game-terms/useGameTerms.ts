import type { GameVolatility } from '@foyer/graphql/main';
import { useText } from '@foyer/i18n';
import { features, volatilities } from './gameTerms.messages.ts';

export interface GameTerms {
  feature(slug: string): string;
  volatility(level: GameVolatility): string;
}

/** The words of the trade in the player's language. */
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

/** A provider's new feature has a readable name before anybody has translated it. */
function readable(slug: string): string {
  return slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' ');
}
