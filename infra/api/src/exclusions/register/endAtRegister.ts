import type { ExclusionRegisterPort } from './exclusionRegister.ts';
import { referenceOf, registerOf } from './registerRules.ts';

/** Ends reported exclusions at the register of the brand; true when none of them is in force there. */
export async function hasEndedAtRegister(
  register: Pick<ExclusionRegisterPort, 'end'>,
  brand: string,
  exclusionIds: readonly number[],
): Promise<boolean> {
  const at = registerOf(brand);
  if (!at) return true;
  for (const id of exclusionIds) {
    const outcome = await register.end({ ...at, reference: referenceOf(id) });
    // the register does not know an exclusion that it never accepted
    if (outcome !== 'ENDED' && outcome !== 'UNKNOWN') return false;
  }
  return true;
}
