import type { RafflePageQuery } from './RafflePage.generated.ts';

export type RaffleSettings = RafflePageQuery['root']['raffleSettings'];
export type RaffleStudio = RaffleSettings['raffles'][number]['gameStudio'];
