/** The signed-in person as reported by the console's server. */
export interface Person {
  readonly name: string;
  readonly email: string;
  readonly roles: readonly string[];
}
