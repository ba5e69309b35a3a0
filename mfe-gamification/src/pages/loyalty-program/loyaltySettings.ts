import type { LoyaltyProgramQuery } from './LoyaltyProgram.generated.ts';

export type LoyaltySettings = NonNullable<LoyaltyProgramQuery['root']['gamificationSettings']['loyaltyPage']>;
