import type { Reply, Visitor } from '@foyer/identity/test-visitor';
import { textOf, type PlayerServices } from '../testing/playerServices.ts';

const ANSWERS = {
  country: { country: 'FI' },
  account: { password: 'correct horse battery' },
  person: {},
  address: { street: 'Harbour Street 2', city: 'Harbour', zipCode: '00100', phoneNumber: '040 123 4568' },
  terms: { terms: 'yes', privacy: 'yes' },
} as const;
type Step = keyof typeof ANSWERS;
type Values = Readonly<Record<string, string>>;

/** Answers the steps of a registration from the one that is shown up to a step, with these values. */
export async function answerSteps(
  visitor: Visitor,
  values: Partial<Record<Step, Values>>,
  { from = 'country', to = 'terms' }: { readonly from?: Step; readonly to?: Step } = {},
): Promise<Reply> {
  const steps = Object.keys(ANSWERS) as Step[];
  for (const step of steps.slice(steps.indexOf(from), steps.indexOf(to) + 1))
    await visitor.submit(`/register/${step}`, {
      ...ANSWERS[step],
      ...(step === 'account' && { email: `${crypto.randomUUID()}@example.com` }),
      ...values[step],
    });
  return visitor.page as Reply;
}

/** Opens an account in one go. */
export async function register(
  scene: PlayerServices,
  brand: string,
  values: Partial<Record<Step, Values>>,
): Promise<string> {
  const visitor = await scene.start(brand, { prompt: 'create' });
  return textOf(answerSteps(visitor, values));
}

/** The link that continues a registration, which was interrupted at its last step. */
export async function interruptRegistration(
  scene: PlayerServices,
  brand: string,
  person: Values,
): Promise<string> {
  const visitor = await scene.start(brand, { prompt: 'create' });
  await answerSteps(visitor, { person }, { to: 'address' });
  await visitor.submit('/register/later');
  const { rows } = await scene.pool.query<{ body: string }>(
    'select body from identity.outgoing_mail where brand = $1 order by id desc limit 1',
    [brand],
  );
  return /\/realms\/\w+\/registration\/resume\S+/.exec(rows[0]?.body ?? '')?.[0] ?? '';
}

/** Continues an interrupted registration on another device, where the password is entered again. */
export async function resumeRegistration(
  scene: PlayerServices,
  brand: string,
  link: string,
  person: Values,
): Promise<string> {
  const visitor = scene.visitorOf(brand);
  await visitor.open(link);
  const started = await scene.start(brand, { prompt: 'create' });
  for (const [name, cookie] of visitor.cookies) started.cookies.set(name, cookie);
  await started.open(`${started.page?.url.pathname ?? ''}/register`);
  return textOf(answerSteps(started, { person }, { from: 'account' }));
}
