import type { EidParts } from '../deps.ts';
import type { TextId } from '../pages/texts.ts';

/**
 * Applies what the person decided about a request. A wrong code ends a Smart-ID request, as the app does;
 * a wrong PIN leaves it open until the PIN is blocked.
 * @returns the problem to show; undefined when the request is decided.
 */
export async function decideOnPhone(
  { people, authentications }: EidParts,
  personId: string,
  form: URLSearchParams,
): Promise<TextId | undefined> {
  const id = form.get('request') ?? '';
  const found = (await authentications.waitingOf(personId)).find((request) => request.id === id);
  if (!found) return 'eid.phone.gone';
  const end = async (kind: 'refused' | 'wrong-code' | 'pin-blocked'): Promise<void> => {
    if (await authentications.decide(found.id, kind))
      await authentications.record({ kind, method: found.method, clientId: found.clientId, personId });
  };
  if (form.get('decision') !== 'approve') return void (await end('refused'));
  if (found.method === 'smart-id' && form.get('code') === null) return 'eid.phone.chooseCode';
  // the PIN is checked first, so that only its owner learns whether the chosen code was right
  const pin = await people.checkPin(personId, (form.get('pin') ?? '').replace(/\s/g, ''));
  if (pin === 'wrong') return 'eid.phone.wrongPin';
  if (pin === 'blocked') return void (await end('pin-blocked'));
  if (found.method === 'smart-id' && form.get('code') !== found.controlCode)
    return void (await end('wrong-code'));
  return (await authentications.decide(found.id, 'approved')) ? undefined : 'eid.phone.gone';
}
