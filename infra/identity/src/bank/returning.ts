import { sendNotice } from '../interaction/handleInteraction.ts';
import { redirect } from '../pages/respond.ts';
import { ApiUnavailable } from '../players/playersApi.ts';
import type { RealmVisit } from '../realm/realmVisit.ts';
import type { Services } from '../services.ts';
import type { BankLogin } from '../store/bankLogins.ts';
import { bankLoginOf } from './cookie.ts';

/**
 * The way back from the bank. It counts only in the browser that began (its cookie) and for whoever approved (the bank's proof): with one of
 * the two, somebody could pay from a link that a stranger sent, and the stranger would be signed in as them.
 */
export async function returnFromBank(visit: RealmVisit): Promise<void> {
  const { services, query, response } = visit;
  const login = await bankLoginOf(visit);
  if (!login) return sendNotice(visit, 400, 'bank-elsewhere');
  const proof = query.get('proof');
  try {
    if (proof !== null) await meet(services, login, proof);
  } catch (error) {
    // what is not known now is asked again on the next page
    if (!(error instanceof ApiUnavailable)) throw error;
  }
  redirect(response, login.returnPath);
}

/** Learns who paid: somebody we know, or somebody new. Who comes back later must be the same person. */
async function meet(services: Services, login: BankLogin, proof: string): Promise<void> {
  const held = await services.payAndPlay.look(login, proof);
  if (held.state !== 'held' || !held.person) return;
  const subjectHash = services.bankLogins.subjectHash(login.brand, held.person.subject);
  const facts = { heldUntil: new Date(held.heldUntil), provedAt: new Date(services.clock()) };
  if (login.state !== 'at-bank') {
    if (login.subjectHash?.equals(subjectHash)) await services.bankLogins.save(login, facts);
    return;
  }
  const known = await services.bankLogins.playerOf(login.brand, subjectHash);
  await services.bankLogins.save(
    login,
    known === undefined
      ? { ...facts, subjectHash, state: 'details', person: held.person }
      : { ...facts, subjectHash, state: 'settling', playerId: known, isNewPlayer: false },
  );
}
