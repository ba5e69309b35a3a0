/** A request that is not done: a code for programs, a sentence for people, a status for HTTP. */
export class Refusal extends Error {
  readonly code: string;
  readonly status: number;

  constructor(status: number, code: string, text: string) {
    super(text);
    this.name = 'Refusal';
    this.status = status;
    this.code = code;
  }
}
