/** One constant of requirements/constants, and the single place in code that defines it. */
export interface PlacedConstant {
  readonly anchor: string;
  /** Meaning and value, as on the requirements page. */
  readonly what: string;
  readonly file: string;
  /** The definition, as it is written in the file. */
  readonly definition: string | RegExp;
  /** Any other definition of the constant, in every source file but tests. Only for distinctive values. */
  readonly second?: RegExp;
}
