import { noticePage, type Notice } from '../pages/noticePages.ts';
import { moneyText } from '../pages/formats.ts';
import { bankDetailsPage, bankLimitsPage } from '../pages/bankAccountPages.ts';
import { bankGoPage } from '../pages/bankWaitPages.ts';
import { goTo, show, type Visit } from '../interaction/visit.ts';
import { todayIn } from '../registration/age.ts';
import type { BankLogin } from '../store/bankLogins.ts';
import { bankLoginOf, forgetBankLogin } from './cookie.ts';
import { isKnown, personRefusal, type PersonRefusal } from './person.ts';
import { returnDeposit } from './settleHeldDeposit.ts';
import { showStart } from './start.ts';
import { signInByBank, showAtBank } from './signInByBank.ts';

const NOTICE_OF: Readonly<Record<PersonRefusal, Notice>> = {
  incomplete: 'registration-refused',
  'under-age': 'under-age',
  country: 'bank-country',
};

/** `/bank`: shows the current step of the login of this browser, in any tab. */
export async function showBank(visit: Visit): Promise<void> {
  const login = await bankLoginOf(visit);
  if (!login) return showStart(visit);
  if (login.state === 'at-bank') return showAtBank(visit, login);
  if (login.state === 'settling') return signInByBank(visit, login);
  if (await isRefused(visit, login)) return;
  if (!isKnown(login.person)) return showStart(visit);
  if (login.state === 'limits')
    return show(
      visit,
      200,
      bankLimitsPage(visit.scene, visit.assets, { login, answers: login.answers, errors: {} }),
    );
  show(
    visit,
    200,
    bankDetailsPage(visit.scene, visit.assets, {
      login,
      person: login.person,
      answers: login.answers,
      errors: {},
    }),
  );
}

/** Opens the bank through a page, because `form-action` does not allow a form to redirect to the bank. */
export async function goToBank(visit: Visit): Promise<void> {
  const login = await bankLoginOf(visit);
  const held = login && (await visit.services.payAndPlay.read(login));
  if (!held || held.state === 'over') return goTo(visit, '/bank');
  show(visit, 200, bankGoPage(visit.scene, visit.assets, held.url));
}

/** Refuses a person who may not open an account before any form, and refunds the deposit. */
async function isRefused(visit: Visit, login: BankLogin): Promise<boolean> {
  const { services, scene, from } = visit;
  const refusal = personRefusal(
    login.person,
    scene.market,
    todayIn(scene.market.licence.timeZone, services.clock()),
  );
  if (refusal === undefined) return false;
  await services.events.record({
    kind: 'REGISTRATION_REFUSED',
    brand: scene.brand,
    from,
    details: { code: refusal, flow: login.flow },
  });
  await refuse(visit, login, NOTICE_OF[refusal], refusal);
  return true;
}

export async function refuse(visit: Visit, login: BankLogin, notice: Notice, code: string): Promise<void> {
  await returnDeposit(visit.services, login, visit.from, code);
  forgetBankLogin(visit);
  show(
    visit,
    403,
    noticePage(visit.scene, visit.assets, notice, {
      returned: moneyText(visit.scene, login.amount, login.currency),
    }),
  );
}
