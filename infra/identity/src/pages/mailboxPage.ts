import type { StoredEmail } from '../store/storedMail.ts';
import type { BrandAssets } from './assets.ts';
import { html, type Html } from '@foyer/runtime';
import { layout } from './layout.ts';
import { dateAndTime } from './formats.ts';
import type { Scene } from './scene.ts';

const LINK = /(https?:\/\/\S+)/;

/** Lists stored emails for developers, newest first, with working links. */
export function mailboxPage(scene: Scene, assets: BrandAssets, emails: readonly StoredEmail[]): Html {
  const title = scene.t('identity.mailbox.title');
  const body = html`<h1>${title}</h1>
${emails.length === 0 ? html`<p class="lead">${scene.t('identity.mailbox.empty')}</p>` : emails.map((email) => emailOf(scene, email))}`;
  return layout(scene, assets, { title, body });
}

function emailOf(scene: Scene, { recipient, subject, body, createdAt }: StoredEmail): Html {
  const pieces = body
    .split(LINK)
    .map((piece) => (LINK.test(piece) ? html`<a href="${piece}">${piece}</a>` : piece));
  return html`<article class="email"><h2>${subject}</h2><p class="hint">${recipient} · ${dateAndTime(scene, createdAt.getTime())}</p><p>${pieces}</p></article>`;
}
