/** What a merchant hears. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
  /** Seconds for which the answer stays away, as that of a bank that hangs. */
  readonly delaySeconds?: number;
}

export function refusal(status: number, code: string, more: Readonly<Record<string, unknown>> = {}): Answer {
  return { status, body: { code, ...more } };
}
