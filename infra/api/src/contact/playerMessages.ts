import { brands, isBrandId } from '@foyer/market';
import * as v from 'valibot';
import type { ContactDeps } from './contactDeps.ts';

const sentSchema = v.object({ sent: v.literal(true) });

interface Recipient {
  readonly id: string;
  readonly brand: string;
  readonly language: string;
}

type Values = Readonly<Record<string, string>>;

/** Sends a text message in the player's language; false when identity did not accept it. */
export async function sendTextMessage(
  deps: ContactDeps,
  { brand, language }: Recipient,
  phoneNumber: string,
  { key, values }: { readonly key: string; readonly values: Values },
): Promise<boolean> {
  const text = written(deps, brand, language, `textMessage.${key}`, values);
  return accepted(deps, '/internal/text-messages/send', { brand, locale: language, phoneNumber, text });
}

/** Sends an email to the player's current address, in the player's language; false when identity did not accept it. */
export async function sendEmail(
  deps: ContactDeps,
  { id, brand, language }: Recipient,
  { key, values }: { readonly key: string; readonly values: Values },
): Promise<boolean> {
  return accepted(deps, `/internal/players/${encodeURIComponent(id)}/emails/send`, {
    brand,
    locale: language,
    subject: written(deps, brand, language, `email.${key}.subject`, values),
    body: written(deps, brand, language, `email.${key}.body`, values),
  });
}

function written(deps: ContactDeps, brand: string, language: string, key: string, values: Values): string {
  if (!isBrandId(brand)) return '';
  const all: Values = { brand: brands[brand].title, support: brands[brand].supportEmail, ...values };
  return (deps.content.of(brand).textOf(key, language) ?? '').replaceAll(
    /\{(\w+)\}/g,
    (_match, name: string) => all[name] ?? '',
  );
}

async function accepted(deps: ContactDeps, path: string, body: object): Promise<boolean> {
  try {
    const answer = await deps.serviceClient.callSigned({
      baseUrl: deps.identityAddress,
      path,
      body,
      secret: deps.internalSecret,
      clock: deps.clock,
    });
    return answer.status === 200 && v.is(sentSchema, answer.body);
  } catch (error) {
    deps.log.warn('identity server did not accept a message to a player', { path, error });
    return false;
  }
}
