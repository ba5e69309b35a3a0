/** A reason not to start that the operator can fix, reported in one line without a stack. */
export class LaunchProblem extends Error {
  /** The remedy, as a sentence. */
  readonly remedy: string;

  constructor(message: string, remedy: string) {
    super(message);
    this.name = 'LaunchProblem';
    this.remedy = remedy;
  }
}
