import { expect, it } from '@jest/globals';
import { signInScene } from '../testing/signInScene.ts';
import { visibleText, type Reply } from '../testing/visitor.ts';

const at = signInScene();

const PERSON = {
  account: { email: 'newcomer@example.com', password: 'correct horse battery' },
  person: { firstName: 'Aino', lastName: 'Tulija', dateOfBirth: '1990-04-27' },
  address: { street: 'Mannerheimintie 1', city: 'Helsinki', zipCode: '00100', phoneNumber: '040 123 4567' },
  terms: { terms: 'yes', privacy: 'yes' },
};

/** Starts with a country that the visitor has already entered at the client. */
function start(country: string): Promise<Reply> {
  return at.start({ prompt: 'create', country });
}

it.each([
  ['FI', 'name="email"'],
  ['CA', 'name="state"'],
  ['US', 'name="country"'],
  ['<b>', 'name="country"'],
])('skips the country step when the client names one: %s', async (country, expected) => {
  expect((await start(country)).text).toContain(expected);
});

it('stores the country that the client names', async () => {
  await start('IE');
  for (const [step, values] of Object.entries(PERSON)) await at.visitor.submit(`/register/${step}`, values);
  expect(at.stage.api.calls.find(({ path }) => path === '/internal/players')?.body).toMatchObject({
    country: 'IE',
    phoneNumber: '+353401234567',
  });
});

it('shows the chosen country with a link to change it', async () => {
  const reply = await start('IE');
  expect(visibleText(reply.text)).toContain('Country of residence Ireland Change country');
  const change = /href="([^"]+step=country)"/.exec(reply.text)?.[1] ?? '';
  expect((await at.visitor.open(change)).text).toContain('value="IE" selected');
  await at.visitor.submit('/register/country', { country: 'MT' });
  expect(visibleText(at.visitor.page?.text ?? '')).toContain('Country of residence Malta');
});

it('keeps the chosen country when the first form has an error', async () => {
  await start('IE');
  expect((await at.visitor.submit('/register/account', { email: '', password: '' })).status).toBe(422);
  expect(
    (
      await at.visitor.submit('/register/account', {
        email: 'player@example.com',
        password: PERSON.account.password,
      })
    ).text,
  ).not.toContain('name="country"');
});
