import { useState } from 'react';
import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CashOutSportsBetInput, SetSportsAutoCashOutInput } from '@foyer/graphql/main';
import {
  answer,
  fakeServices,
  refuse,
  renderPiece,
  signedInSession,
  type GraphqlMock,
} from '@foyer/platform/testing';
import { placedBet } from '../../placement/placedBet.fixture.ts';
import type { PlacedBetFragment } from '../../placement/Placement.generated.ts';
import { CashOut } from './CashOut.tsx';
import {
  CashOutSportsBetDocument,
  SetSportsAutoCashOutDocument,
  SportsCashOutHistoryDocument,
  type SportsCashOutHistoryQuery,
} from './CashOut.generated.ts';
import type { CashOutOffer } from './useCashOuts.ts';

const offer = (change: Partial<CashOutOffer> = {}): CashOutOffer => ({
  __typename: 'SportsCashOut',
  betId: 'bet-1',
  amount: 904,
  fairValue: 952,
  unavailable: null,
  stakePerLine: 1_000,
  minimumPart: 10,
  maximumPart: 990,
  automaticAt: null,
  ...change,
});

function show(
  { bet = placedBet(), shown = offer() }: { bet?: PlacedBetFragment; shown?: CashOutOffer | undefined },
  ...mocks: readonly GraphqlMock[]
) {
  const services = fakeServices({ path: '/en/sports/' });
  services.session.set(signedInSession());
  return renderPiece(<CashOut bet={bet} offer={shown} />, { services, mocks });
}

function cashOuts(
  sent: CashOutSportsBetInput[],
  refusal: 'CHANGED' | 'SUSPENDED' | null = null,
): GraphqlMock {
  return answer(CashOutSportsBetDocument, ({ input }) => {
    sent.push(input);
    return {
      __typename: 'Mutation' as const,
      cashOutSportsBet: {
        __typename: 'CashOutSportsBetResult' as const,
        bet: refusal
          ? null
          : placedBet({
              cashedOutPerLine: 400,
              cashedOut: 362,
              cashOuts: [
                {
                  __typename: 'SportsBetCashOut',
                  stakePerLine: 400,
                  amount: 362,
                  isAutomatic: false,
                  at: '2026-11-21T12:30:00.000Z',
                },
              ],
            }),
        refusal,
        amount: null,
      },
    };
  });
}

describe('partial cash-out', () => {
  it('offers a part by slider and by amount, and sends the part with its share of the offer', async () => {
    const sent: CashOutSportsBetInput[] = [];
    show({}, cashOuts(sent));
    await userEvent.click(screen.getByRole('button', { name: 'Cash out a part' }));
    const form = within(await screen.findByRole('group', { name: 'Cash out a part of the bet' }));
    expect(form.getByText('From €0.10 to €9.90')).toBeTruthy();
    expect(form.getByText('€5.00 of your stake is cashed out. €5.00 stays on the bet.')).toBeTruthy();
    const slider = form.getByRole('slider', { name: 'Stake to cash out' });
    fireEvent.change(slider, { target: { value: '250' } });
    expect(slider.getAttribute('aria-valuetext')).toBe('€2.50');
    expect(form.getByRole('button', { name: 'Cash out €2.26' })).toBeTruthy();
    const field = form.getByRole('textbox', { name: /Stake to cash out/ });
    await userEvent.clear(field);
    await userEvent.type(field, '4');
    await userEvent.click(form.getByRole('button', { name: 'Cash out €3.61' }));
    expect(await screen.findByText('€3.62 paid. The rest of your bet is open.')).toBeTruthy();
    expect(sent).toEqual([
      { betId: 'bet-1', amount: 361, stakePerLine: 400, idempotencyKey: expect.any(String) },
    ]);
  });

  it('says before it where the money of a bet with bonus money is paid', async () => {
    show({ bet: placedBet({ bonusStake: 400 }) });
    expect(screen.queryByText(/^Paid to your balance and your bonus/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Cash out €9.04' }));
    expect(screen.getByText(/^Paid to your balance and your bonus/)).toBeTruthy();
  });

  it('refuses an amount outside the range before it is sent', async () => {
    show({});
    await userEvent.click(screen.getByRole('button', { name: 'Cash out a part' }));
    const field = screen.getByRole('textbox', { name: /Stake to cash out/ });
    await userEvent.clear(field);
    await userEvent.type(field, '9.91');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Cash out €/ }).disabled).toBe(true);
  });

  it('is not offered when the stake is too low to be divided, and says why a bet has changed', async () => {
    show({ shown: offer({ minimumPart: null, maximumPart: null }) }, cashOuts([], 'CHANGED'));
    expect(screen.queryByRole('button', { name: 'Cash out a part' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Cash out €9.04' }));
    await userEvent.click(screen.getByRole('button', { name: 'Cash out €9.04' }));
    expect(await screen.findByText('The bet has changed. Check the new offer and try again.')).toBeTruthy();
  });
});

describe('a refused cash-out', () => {
  function Suspended() {
    const [shown, setShown] = useState(offer());
    return (
      <>
        <CashOut bet={placedBet()} offer={shown} />
        <button onClick={() => setShown(offer({ amount: null, unavailable: 'SUSPENDED' }))}>Suspend</button>
      </>
    );
  }

  it('is explained once when the offer has disappeared for the same reason', async () => {
    const services = fakeServices({ path: '/en/sports/' });
    services.session.set(signedInSession());
    renderPiece(<Suspended />, { services, mocks: [cashOuts([], 'SUSPENDED')] });
    await userEvent.click(screen.getByRole('button', { name: 'Cash out €9.04' }));
    await userEvent.click(screen.getByRole('button', { name: 'Cash out €9.04' }));
    await userEvent.click(screen.getByRole('button', { name: 'Suspend' }));
    expect(await screen.findAllByText(/^Cash-out is suspended/)).toHaveLength(1);
  });
});

describe('automatic cash-out', () => {
  function rules(sent: SetSportsAutoCashOutInput[]): GraphqlMock {
    return answer(SetSportsAutoCashOutDocument, ({ input }) => {
      sent.push(input);
      return {
        __typename: 'Mutation' as const,
        setSportsAutoCashOut: {
          __typename: 'SetSportsAutoCashOutResult' as const,
          cashOut: offer({ automaticAt: input.amount ?? null }),
          refusal: null,
        },
      };
    });
  }

  it('is set for an amount above the offer and up to the highest payout', async () => {
    const sent: SetSportsAutoCashOutInput[] = [];
    show({}, rules(sent));
    await userEvent.click(screen.getByRole('button', { name: 'Set automatic cash-out' }));
    const form = within(screen.getByRole('group', { name: 'Automatic cash-out' }));
    const field = form.getByRole('textbox', { name: /Cash out when the offer reaches/ });
    const save = form.getByRole<HTMLButtonElement>('button', { name: 'Save' });
    expect(form.getByText('From €9.05 to €19.00')).toBeTruthy();
    await userEvent.type(field, '9.04');
    expect(save.disabled).toBe(true);
    await userEvent.clear(field);
    await userEvent.type(field, '15');
    await userEvent.click(save);
    expect(await screen.findByRole('button', { name: 'Set automatic cash-out' })).toBeTruthy();
    expect(sent).toEqual([{ betId: 'bet-1', amount: 1_500 }]);
  });

  it('is shown on the bet and can be removed, also while there is no offer', async () => {
    const sent: SetSportsAutoCashOutInput[] = [];
    show({ shown: offer({ automaticAt: 1_500, amount: null, unavailable: 'SUSPENDED' }) }, rules(sent));
    expect(screen.getByText('Cashes out automatically at €15.00 or more')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    expect(sent).toEqual([{ betId: 'bet-1', amount: null }]);
  });

  it('is named on a bet that it has closed', () => {
    const cashOut = {
      __typename: 'SportsBetCashOut' as const,
      stakePerLine: 1_000,
      amount: 1_447,
      isAutomatic: true,
      at: '2026-11-21T12:30:00.000Z',
    };
    show({ bet: placedBet({ status: 'CASHED_OUT', returns: 1_447, cashOuts: [cashOut] }), shown: undefined });
    expect(screen.getByText(/^Automatically cashed out €14.47 for a stake of €10.00, /)).toBeTruthy();
  });
});

describe('value history', () => {
  type Samples = NonNullable<
    NonNullable<SportsCashOutHistoryQuery['viewer']>['sportsCashOutHistory']
  >['samples'];
  const history = (...values: readonly (readonly [number | null, number | null])[]): GraphqlMock =>
    answer(SportsCashOutHistoryDocument, () => ({
      __typename: 'Query' as const,
      viewer: {
        __typename: 'Viewer' as const,
        id: 'player-1',
        sportsCashOutHistory: {
          __typename: 'SportsCashOutHistory' as const,
          samples: values.map(([value, fairValue], minute): Samples[number] => ({
            __typename: 'SportsCashOutSample',
            at: new Date(Date.UTC(2026, 10, 21, 12, minute)).toISOString(),
            offer: value,
            fairValue,
          })),
        },
      },
    }));

  function open() {
    const details = screen.getByText('Value history').closest('details');
    if (!details) throw new Error('The section is missing.');
    details.open = true;
    fireEvent(details, new Event('toggle'));
  }

  it('draws the offers with a gap, and has the same values as a table', async () => {
    show({}, history([904, 952], [null, null], [1_447, 1_523]));
    open();
    const summary = 'Cash-out offer between €9.04 and €14.47, now €14.47';
    const chart = await screen.findByRole('img', { name: summary });
    expect([...chart.querySelectorAll('path')].map((path) => path.getAttribute('d')?.match(/M/g))).toEqual([
      ['M', 'M'],
      ['M', 'M'],
    ]);
    const rows = screen.getAllByRole('row', { hidden: true }).map((row) => row.textContent);
    expect(rows).toHaveLength(4);
    expect(rows[1]).toContain('€14.47');
    expect(rows[2]).toContain('No offer');
  });

  it('says that nothing is recorded yet', async () => {
    show({}, history());
    open();
    expect(await screen.findByText(/^No prices recorded yet/)).toBeTruthy();
  });

  it('offers another attempt after an error', async () => {
    show({}, refuse(SportsCashOutHistoryDocument, 'ServiceUnavailableFailure'));
    open();
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});
