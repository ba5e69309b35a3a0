/** The expected outcome of the model and the outcome of the api in one format. */
export interface Outcome {
  readonly code: string;
  readonly balance?: number;
  readonly version?: number;
}

/** The model of a wallet: each movement adds one version. */
export interface ModelWallet {
  balance: number;
  version: number;
  /** Debt of the player to the operator; it blocks withdrawals. */
  debt?: number;
}

export function refused(code: string): Outcome {
  return { code };
}

export function accepted({ balance, version }: ModelWallet): Outcome {
  return { code: 'OK', balance, version };
}
