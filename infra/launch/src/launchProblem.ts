/** A reason not to start that the person at the keyboard can act on: one line, no stack. */
export class LaunchProblem extends Error {
  /** What to do about it, as a sentence. */
  readonly remedy: string;

  constructor(message: string, remedy: string) {
    super(message);
    this.name = 'LaunchProblem';
    this.remedy = remedy;
  }
}
