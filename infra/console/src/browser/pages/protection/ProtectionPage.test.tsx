import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { IntlRoot } from '@foyer/i18n';
import type { BrandProtection, ProtectionAnswer } from '@foyer/market/protection-answers';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { PersonRoot } from '../../state/PersonRoot.tsx';
import { ProtectionPage } from './ProtectionPage.tsx';

const AURORA: BrandProtection = {
  brand: 'aurora',
  licence: 'mga',
  regulator: 'Malta Gaming Authority',
  licenceNumber: 'MGA/1',
  operator: 'op-a',
  company: 'Northlight Gaming Ltd',
  operatorMode: 'specification',
  mode: 'specification',
  rules: [
    {
      rule: 'depositLimit',
      values: [
        { value: 'Day', source: 'licence' },
        { value: 'Week', source: 'licence' },
      ],
    },
    { rule: 'wagerLimit', values: [] },
    { rule: 'fundsDialog', values: [] },
    { rule: 'timeOut', values: [{ value: 'PT48H', source: 'licence' }] },
  ],
};
const CARAVEL: BrandProtection = {
  ...AURORA,
  brand: 'caravel',
  regulator: 'Curaçao Gaming Authority',
  company: 'Brass Compass N.V.',
  operatorMode: 'strict',
  mode: 'strict',
  rules: [
    {
      rule: 'depositLimit',
      values: [
        { value: 'Day', source: 'licence' },
        { value: 'Week', source: 'operator' },
        { value: 'Month', source: 'operator' },
      ],
    },
    { rule: 'realityCheck', values: [{ value: 'mandatory', source: 'instance' }] },
    {
      rule: 'selfExclusion',
      values: [
        { value: 'P12M', source: 'licence' },
        { value: 'indefinite', source: 'licence' },
      ],
    },
  ],
};

let answer: ProtectionAnswer | undefined;
const realFetch = globalThis.fetch;

beforeEach(() => {
  answer = { instanceMode: null, brands: [AURORA, CARAVEL] };
  // fake of the console's server
  globalThis.fetch = (async () =>
    answer
      ? { ok: true, status: 200, json: async () => answer }
      : {
          ok: false,
          status: 502,
          json: async () => ({ code: 'PROTECTION_AWAY', text: 'The api is not responding.' }),
        }) as unknown as typeof fetch;
});
afterEach(() => {
  cleanup();
  globalThis.fetch = realFetch;
});

function open(address = '/protection', roles: readonly string[] = ['auditor']) {
  render(
    <IntlRoot language="en" messages={{}}>
      <MemoryRouter initialEntries={[address]}>
        <PersonRoot person={{ name: 'Ann', email: 'ann@staff.test', roles }}>
          <ProtectionPage />
        </PersonRoot>
      </MemoryRouter>
    </IntlRoot>,
  );
  return userEvent.setup();
}

describe('protection page', () => {
  it('shows the effective mode of each brand beside that of its operator', async () => {
    open();
    const modes = await screen.findByRole('table', { name: 'Protection modes' });
    const rows = within(modes)
      .getAllByRole('row')
      .map(({ textContent }) => textContent);
    expect(rows[1]).toContain(
      'AuroraMalta Gaming Authority, MGA/1Northlight Gaming LtdLicence onlyLicence only',
    );
    expect(rows[2]).toContain('Brass Compass N.V.StrictStrict');
    expect(screen.queryByText(/FOYER_PROTECTION_MODE/)).toBeNull();
  });

  it('separates the values of the licence from those of the operator', async () => {
    const user = open('/protection?brand=aurora');
    const aurora = await screen.findByRole('region', { name: 'Rules of Aurora' });
    expect(
      within(aurora).getByRole('row', {
        name: 'Deposit limits Daily, Weekly Licence (Malta Gaming Authority)',
      }),
    ).toBeTruthy();
    expect(within(aurora).getByRole('row', { name: 'Wager limits Not required –' })).toBeTruthy();
    expect(within(aurora).getByRole('row', { name: 'Dialog when funds run out Allowed –' })).toBeTruthy();
    expect(within(aurora).getByRole('row', { name: /Time-outs 48 hours Licence/ })).toBeTruthy();

    await user.selectOptions(screen.getByRole('combobox', { name: 'Brand' }), 'caravel');
    const caravel = await screen.findByRole('region', { name: 'Rules of Caravel' });
    expect(within(caravel).getByRole('row', { name: /Deposit limits Daily Licence/ })).toBeTruthy();
    expect(
      within(caravel).getByRole('row', {
        name: 'Deposit limits Weekly, Monthly Operator (Brass Compass N.V.)',
      }),
    ).toBeTruthy();
    expect(within(caravel).getByRole('row', { name: 'Reality check Mandatory This instance' })).toBeTruthy();
    expect(within(caravel).getByRole('row', { name: /Self-exclusion 12 months, Without end/ })).toBeTruthy();
  });

  it('names the setting that raised the mode of the instance', async () => {
    answer = { instanceMode: 'strict', brands: [AURORA] };
    open();
    expect(await screen.findByText(/FOYER_PROTECTION_MODE=strict/)).toBeTruthy();
  });

  it('offers to try again after an error, and is restricted to operators and auditors', async () => {
    answer = undefined;
    open();
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
    cleanup();
    open('/protection', ['squad:casino']);
    expect(screen.getByText(/restricted to operators and auditors/)).toBeTruthy();
  });
});
