import type * as oidc from 'openid-client';
import { fakeBank, NEWCOMER, type FakeBank } from './bankScene.ts';
import { discover } from './client.ts';
import { holdClock } from './clock.ts';
import { openPayer, type Payer } from './payer.ts';
import { createStage, type FakeApi, type Stage } from './stage.ts';
import type { Reply, Visitor } from './visitor.ts';

/** The identity service with a bank, a person without an account, and the browser of that person. */
export interface BankLoginScene {
  readonly stage: Stage;
  readonly config: oidc.Configuration;
  readonly bank: FakeBank;
  readonly payer: Payer;
  readonly visitor: Visitor;
  /** Replaces person, bank and browser by new ones. */
  renew(): Promise<void>;
  openBrowser(): Promise<void>;
  /** Input of the form with the details of the person. */
  details(): Record<string, string>;
  /** Completes the bank login of the person with terms and limits. */
  openAccount(): Promise<Reply>;
  /** State of the newest bank login. */
  stateOf(): Promise<string | undefined>;
  /** Calls that created players. */
  created(): FakeApi['calls'];
  close(): Promise<void>;
}

export async function startBankLoginScene(): Promise<BankLoginScene> {
  const stage = await createStage();
  holdClock();
  const config = await discover(stage.port, `http://127.0.0.1:${stage.port}`);
  let serial = 0;
  let bank = fakeBank(stage.api);
  let payer = await openPayer(stage.port, config, bank);
  const letters = (): string => [...String(serial)].map((digit) => 'abcdefghij'[Number(digit)]).join('');

  const scene: BankLoginScene = {
    stage,
    config,
    get bank() {
      return bank;
    },
    get payer() {
      return payer;
    },
    get visitor() {
      return payer.visitor;
    },
    async renew() {
      serial += 1;
      stage.api.isDown = false;
      stage.api.calls.length = 0;
      bank = fakeBank(stage.api);
      bank.person = {
        ...NEWCOMER,
        subject: `${NEWCOMER.subject}-${serial}`,
        familyName: `Lumi${letters()}`,
      };
      await stage.pool.query('delete from identity.attempt_counter');
      await scene.openBrowser();
    },
    async openBrowser() {
      payer = await openPayer(stage.port, config, bank);
    },
    details: () => ({
      email: `bank${serial}@example.com`,
      phoneNumber: '040 123 4567',
      street: 'Harbour Street 1',
      zipCode: '00100',
      city: 'Harbour',
      terms: 'yes',
      privacy: 'yes',
    }),
    async openAccount() {
      await payer.payAndComeBack();
      await payer.visitor.submit('/bank/details', scene.details());
      return payer.visitor.submit('/bank/limits', { limitDay: '100' });
    },
    async stateOf() {
      const { rows } = await stage.pool.query<{ state: string }>(
        'select state from identity.bank_login order by created_at desc, reference limit 1',
      );
      return rows[0]?.state;
    },
    created: () => stage.api.calls.filter(({ path }) => path === '/internal/players'),
    close: () => stage.close(),
  };
  return scene;
}
