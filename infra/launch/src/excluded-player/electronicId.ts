import { CATALOGUE_PIN } from '@foyer/eid/people';
import { Browser } from '@foyer/eid/test-browser';
import type { Reply, Visitor } from '@foyer/identity/test-visitor';
import type { PlayerServices } from '../testing/playerServices.ts';

/** Starts a sign-in and proves a person by ID card; the page that follows at the brand is not opened yet. */
export async function proveByCard(
  scene: PlayerServices,
  document: string,
): Promise<{ readonly visitor: Visitor; readonly next: string }> {
  const visitor = await scene.start('tuli');
  await visitor.submit('/e-id/start');
  const address = /class="button" href="([^"]+)"/.exec(visitor.page?.text ?? '')?.[1] ?? '';
  const card = new Browser(scene.ports.eid);
  await card.open(address.replaceAll('&amp;', '&'));
  await card.open(`${card.page?.url.pathname ?? ''}/id-card`);
  const { url } = await card.submit('/id-card', { document, pin: CATALOGUE_PIN });
  const { headers } = await visitor.open(url.href, { followRedirects: false });
  return { visitor, next: String(headers.location) };
}

/** Proves a person by ID card and returns to the brand. */
export async function identifyByCard(scene: PlayerServices, document: string): Promise<Visitor> {
  const { visitor, next } = await proveByCard(scene, document);
  await visitor.open(next);
  return visitor;
}

/** Connects a proved person with an account by its password. */
export async function connectAccount(visitor: Visitor, email: string, password: string): Promise<Reply> {
  await visitor.open(`${visitor.page?.url.pathname ?? ''}/link`);
  return visitor.submit('/e-id/link', { email, password });
}
