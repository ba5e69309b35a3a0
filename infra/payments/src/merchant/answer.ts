/** Response to a merchant. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
  /** Seconds to delay the response, as a bank that hangs would. */
  readonly delaySeconds?: number;
}

export function refusal(status: number, code: string, more: Readonly<Record<string, unknown>> = {}): Answer {
  return { status, body: { code, ...more } };
}
