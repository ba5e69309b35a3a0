/** What the model expects of a call, and what a call answered, in the same words. */
export interface Answer {
  readonly code: string;
  readonly balance?: number;
  readonly version?: number;
}

/** Whoever moves the player's money: each movement is one more version. */
export interface Purse {
  balance: number;
  version: number;
  /** Owed to the house; nothing is withdrawn meanwhile. */
  debt?: number;
}

export function refused(code: string): Answer {
  return { code };
}

export function now({ balance, version }: Purse): Answer {
  return { code: 'OK', balance, version };
}
