/** What the gate said of a release, however the registry writes it down. */
export function checkOf(checked: unknown): 'passed' | 'failed' | 'never' {
  if (checked === true) return 'passed';
  if (typeof checked !== 'object' || checked === null) return checked === false ? 'failed' : 'never';
  const { passed, verdict, outcome } = checked as { readonly passed?: boolean; readonly verdict?: string; readonly outcome?: string };
  if (passed !== undefined) return passed ? 'passed' : 'failed';
  return ['passed', 'ok', 'clean'].includes(verdict ?? outcome ?? '') ? 'passed' : 'failed';
}
