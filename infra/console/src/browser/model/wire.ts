import type { ChangeRequest } from '@foyer/kernel/registry-answers';

/** A decision before its environment and reason are known. */
export type Change = Omit<ChangeRequest, 'environment' | 'reason' | 'expectedVersion'>;

/** The signed-in person as reported by the console's server. */
export interface Person {
  readonly name: string;
  readonly email: string;
  readonly roles: readonly string[];
}
