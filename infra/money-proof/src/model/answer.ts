/** The model's expected answer and the api's answer in one format. */
export interface Answer {
  readonly code: string;
  readonly balance?: number;
  readonly version?: number;
}

/** The model of a wallet: each movement adds one version. */
export interface ModelWallet {
  balance: number;
  version: number;
  /** Owed by the player to the operator; blocks withdrawals. */
  debt?: number;
}

export function refused(code: string): Answer {
  return { code };
}

export function now({ balance, version }: ModelWallet): Answer {
  return { code: 'OK', balance, version };
}
