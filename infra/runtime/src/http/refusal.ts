/** A rejected request: a code for programs, a sentence for readers, an HTTP status. */
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
