export interface Chip {
  readonly spot: string;
  readonly amountMinor: number;
}

export interface RouletteBet {
  readonly chips: readonly Chip[];
}

export interface RouletteOutcome {
  readonly kind: 'roulette';
  readonly number: number;
  readonly wins: readonly { readonly spot: string; readonly returnMinor: number }[];
}

export interface RouletteDescription {
  readonly kind: 'roulette';
  readonly chips: readonly number[];
  readonly maximumStraightMinor: number;
  readonly maximumTotalMinor: number;
  readonly wheel: readonly number[];
}
