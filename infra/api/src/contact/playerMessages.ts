import { brands, isBrandId } from '@foyer/market';
import { deliverEmail, deliverTextMessage } from '../player-emails/deliverMessage.ts';
import type { ContactDeps } from './contactDeps.ts';

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
  return deliverTextMessage(deps, { brand, locale: language, phoneNumber, text });
}

/** Sends an email to the player's current address, in the player's language; false when identity did not accept it. */
export async function sendEmail(
  deps: ContactDeps,
  { id, brand, language }: Recipient,
  { key, values }: { readonly key: string; readonly values: Values },
): Promise<boolean> {
  return deliverEmail(deps, id, {
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
