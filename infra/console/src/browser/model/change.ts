import type { ChangeRequest } from '@foyer/kernel/change-answers';

/** A decision before its environment and reason are known. */
export type Change = Omit<ChangeRequest, 'environment' | 'reason' | 'expectedVersion'>;
