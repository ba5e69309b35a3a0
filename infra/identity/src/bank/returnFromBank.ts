import { sendNotice } from '../interaction/handleInteraction.ts';
import { redirect } from '../pages/respond.ts';
import { ApiUnavailable } from '../players/playersApi.ts';
import type { RealmVisit } from '../realm/realmVisit.ts';
import type { Services } from '../services.ts';
import type { BankLogin } from '../store/bankLogins.ts';
import { bankLoginOf } from './cookie.ts';

/**
 * Handles the return from the bank. It requires the cookie of the browser that started the login and the
 * bank's proof of who approved it. With only one of them, an attacker could send a payment link and be signed
 * in as the payer.
 */
export async function returnFromBank(visit: RealmVisit): Promise<void> {
  const { services, query, response } = visit;
  const login = await bankLoginOf(visit);
  if (!login) return sendNotice(visit, 400, 'bank-elsewhere');
  const proof = query.get('proof');
  try {
    if (proof !== null) await identifyPayer(services, login, proof);
  } catch (error) {
    // the outcome is unknown for now; the next page requests it again
    if (!(error instanceof ApiUnavailable)) throw error;
  }
  redirect(response, login.returnPath);
}

/** Identifies the payer: a known player or a new person. A later return must be by the same person. */
async function identifyPayer(services: Services, login: BankLogin, proof: string): Promise<void> {
  const held = await services.payAndPlay.read(login, proof);
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
