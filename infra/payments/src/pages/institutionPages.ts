import type { Asset } from '../http/assets.ts';
import {
  holderAccounts,
  signedIn,
  signIn,
  signOut,
  type Holder,
  type Institution,
} from '../payments/holders.ts';
import { cancelPayment } from '../payments/cancel.ts';
import { isAwaiting, isPayable, type Payment } from '../payments/payment.ts';
import { payFromAccount } from '../payments/payFromAccount.ts';
import { findPayment, lockPayment } from '../payments/paymentStore.ts';
import {
  cookieHeader,
  inTransaction,
  readCookie,
  type Html,
  type Route,
  type RouteCall,
  type Routes,
} from '@foyer/runtime';
import { TOKEN_PARAM } from '../security/links.ts';
import type { PaymentsDeps } from '../deps.ts';
import { approvalBody, signInBody, unknownBody } from './institutionBodies.ts';
import { readForm } from './forms.ts';
import { goTo, sendPage } from './page.ts';
import { textsOf } from './texts.ts';

/** A bank or wallet: its origin, name and payments. */
export interface InstitutionSite {
  readonly institution: Institution;
  readonly origin: string;
  readonly folder: 'pay' | 'wallet';
  readonly name: string;
  readonly kinds: readonly Payment['kind'][];
}

interface Visit {
  readonly call: RouteCall;
  readonly payment: Payment;
  readonly path: string;
  readonly holder: Holder | undefined;
}

/**
 * Pages of a bank or wallet for one payment. All state is on the server, so the link continues in any tab.
 */
export function institutionPages(deps: PaymentsDeps, style: Asset, own: InstitutionSite): Routes<Route> {
  const cookie = `${own.institution}_session`;
  const cookieFor = (value: string, seconds: number): Record<string, string> => ({
    'set-cookie': cookieHeader(cookie, value, {
      path: `/${own.folder}`,
      maxAge: seconds,
      secure: false,
      sameSite: 'lax',
    }),
  });

  const send = ({ call, payment }: Visit, status: number, title: string, body: Html): void => {
    const text = textsOf(payment.locale);
    sendPage(
      call.response,
      status,
      { locale: payment.locale, title: text(title), institution: own.name, body, style, text, kind: 'page' },
      {
        frameAncestors: [],
        formTargets: payment.returnUrl === null ? [] : [new URL(payment.returnUrl).origin],
      },
    );
  };
  const back = ({ call, payment, holder }: Visit): void =>
    goTo(call.response, returnAddress(deps, payment, holder));

  async function show(visit: Visit, problem?: string, login = ''): Promise<void> {
    const { payment, holder, path } = visit;
    const status = problem === undefined ? 200 : 422;
    if (isApproved(payment) && holder)
      return holder.id === payment.holderId
        ? back(visit)
        : show({ ...visit, holder: undefined }, 'page.notPayer');
    if (!holder)
      return send(
        visit,
        status,
        'page.signIn',
        signInBody({ payment, path, institution: own.institution, problem, login }),
      );
    send(
      visit,
      status,
      'page.approve',
      approvalBody({
        payment,
        path,
        holder,
        accounts: await holderAccounts(deps, holder, payment.currency),
        problem,
      }),
    );
  }

  /** The payable payment of the link; others are redirected. */
  async function visitOf(call: RouteCall): Promise<Visit | undefined> {
    const id = deps.links.read(call.params['token'] ?? '', 'pay');
    const payment = id === undefined ? undefined : await findPayment(deps.pool, id);
    const text = textsOf(payment?.locale ?? 'en');
    if (!payment || !own.kinds.includes(payment.kind)) {
      sendPage(
        call.response,
        404,
        {
          locale: 'en',
          title: text('page.unknown'),
          institution: own.name,
          body: unknownBody(text),
          style,
          text,
          kind: 'page',
        },
        { frameAncestors: [], formTargets: [] },
      );
      return undefined;
    }
    const visit = {
      call,
      payment,
      path: `/${own.folder}/${call.params['token'] ?? ''}`,
      holder: await signedIn(deps, own.institution, readCookie(call.request, cookie) ?? ''),
    };
    // approved and held: the payer may return for the link back to the merchant
    if (isPayable(payment, deps.clock()) || isApproved(payment)) return visit;
    back(visit);
    return undefined;
  }

  const act =
    (answer: (visit: Visit, form: URLSearchParams) => Promise<void>): Route =>
    async (call) => {
      const form = await readForm(call.request, own.origin);
      if (!form) return void call.response.writeHead(403).end();
      const visit = await visitOf(call);
      if (visit) await answer(visit, form);
    };

  const path = `/${own.folder}/${TOKEN_PARAM}` as const;
  return {
    async [`GET ${path}`](call) {
      const visit = await visitOf(call);
      if (visit) await show(visit);
    },
    [`POST ${path}/sign-in`]: act(async (visit, form) => {
      const entered = await signIn(
        deps,
        own.institution,
        form.get('login') ?? '',
        form.get('password') ?? '',
      );
      if (entered === 'wrong' || entered === 'locked')
        return show({ ...visit, holder: undefined }, `page.${entered}`, form.get('login') ?? '');
      goTo(visit.call.response, visit.path, cookieFor(entered.token, 600));
    }),
    [`POST ${path}/sign-out`]: act(async (visit) => {
      await signOut(deps, readCookie(visit.call.request, cookie) ?? '');
      goTo(visit.call.response, visit.path, cookieFor('', 0));
    }),
    [`POST ${path}/approve`]: act(async (visit, form) => {
      if (!visit.holder || isApproved(visit.payment)) return show(visit);
      const answer = await payFromAccount(deps, visit.payment.id, visit.holder, form.get('account') ?? '');
      if (answer === 'not-enough') return show(visit, 'page.notEnough');
      back({ ...visit, payment: (await findPayment(deps.pool, visit.payment.id)) ?? visit.payment });
    }),
    [`POST ${path}/refuse`]: act(async (visit) => {
      await inTransaction(deps.pool, async (client) => {
        const payment = await lockPayment(client, visit.payment.id);
        if (payment && isPayable(payment, deps.clock())) await cancelPayment(client, payment, deps);
      });
      back(visit);
    }),
  };
}

function isApproved(payment: Payment): boolean {
  return isAwaiting(payment) && payment.status === 'pending';
}

/**
 * The merchant's return address; includes the payer's proof when the merchant waits for the identity of the
 * payer.
 */
function returnAddress({ links }: PaymentsDeps, payment: Payment, holder: Holder | undefined): string {
  if (payment.returnUrl === null) return '/';
  const url = new URL(payment.returnUrl);
  if (payment.isHeld && holder !== undefined && holder.id === payment.holderId)
    url.searchParams.set('proof', links.tokenOf(payment.id, 'return'));
  return url.href;
}
