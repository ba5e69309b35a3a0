import { deriveKey, type Clock, type FoyerSettings, type Log } from '@foyer/runtime';
import type { ReleasePlan } from '@foyer/kernel/release-plan';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendEmpty } from '../answers.ts';
import type { RequestContext } from '../context.ts';
import { clearedCookie, cookieHeader, readCookie } from '../cookies.ts';
import type { Documents } from '../html/documents.ts';
import { sameText } from '../session/signInAttempt.ts';
import { overrideIn, type PreviewCookies } from './activePreview.ts';
import { endPreview } from './endPreview.ts';
import { readPreviewLink, withPreviewLink } from './previewLink.ts';
import { readPreviewState, sealPreviewState } from './previewState.ts';
import { createSecret, derive, PREVIEW_CALLBACK, type StaffPrompt, type StaffSignIn } from './staffSignIn.ts';

/** Preview links for one staff member; everyone else sees an explanation. */
export interface Previews {
  /** True if it has sent the response, because the address contains a preview. */
  gate(request: IncomingMessage, response: ServerResponse, context: RequestContext): Promise<boolean>;
  /** Everything below `/staff-preview/`. */
  endpoints(request: IncomingMessage, response: ServerResponse, context: RequestContext): Promise<void>;
}

export interface PreviewsDeps {
  readonly settings: Pick<FoyerSettings, 'internalSecret'>;
  readonly clock: Clock;
  readonly log: Log;
  readonly documents: Pick<Documents, 'notice'>;
  readonly previewCookies: PreviewCookies;
  readonly signIn: StaffSignIn;
  current(): ReleasePlan | undefined;
  /** Loads the latest plan first, because a link can be opened right after it was created. */
  refresh(): Promise<void>;
}

const SIGN_IN_SECONDS = 600;
export function createPreviews({
  settings,
  clock,
  log,
  documents,
  previewCookies,
  signIn,
  current,
  refresh,
}: PreviewsDeps): Previews {
  const key = deriveKey(settings.internalSecret, 'foyer-gateway', 'preview-state');

  /** Silent sign-in first: signed-in staff see the release immediately, others no password page. */
  async function begin(
    response: ServerResponse,
    context: RequestContext,
    { id, to, prompt }: { readonly id: string; readonly to: string; readonly prompt: StaffPrompt },
  ): Promise<void> {
    const secret = createSecret();
    const state = sealPreviewState(key, { id, to, check: derive(secret, 'state') });
    response.setHeader('set-cookie', cookieHeader(context, 'preview', secret, SIGN_IN_SECONDS));
    sendEmpty(response, 303, {
      location: signIn.href(context, { secret, state, prompt }),
      'referrer-policy': 'no-referrer',
    });
    return Promise.resolve();
  }

  async function callback(
    request: IncomingMessage,
    response: ServerResponse,
    context: RequestContext,
  ): Promise<void> {
    const query = new URLSearchParams(context.query);
    const secret = readCookie(request, context, 'preview');
    const state = readPreviewState(key, query.get('state') ?? '');
    response.setHeader('set-cookie', clearedCookie(context, 'preview'));
    // a browser that did not start this sign-in is rejected
    if (secret === undefined || !state || !sameText(state.check, derive(secret, 'state')))
      return documents.notice(request, response, context, 400, 'again', { live: '/' });
    const { id, to } = state;
    const again = (prompt: StaffPrompt): string => withPreviewLink(to, id, prompt);
    const code = query.get('code');
    if (code === null)
      return documents.notice(request, response, context, 403, 'staff', { live: to, signIn: again('ask') });
    const override = overrideIn(current(), context.brand.id, id, clock());
    if (!override) return documents.notice(request, response, context, 410, 'over', { live: to });
    const subject = await signIn.subjectOf(context, { secret, code }).catch((error: unknown) => {
      log.warn('staff sign-in failed', { error });
      return undefined;
    });
    if (subject === undefined)
      return documents.notice(request, response, context, 503, 'unreachable', {
        live: to,
        signIn: again('ask'),
      });
    if (subject !== override.subject)
      return documents.notice(request, response, context, 403, 'other', { live: to, signIn: again('other') });
    const seconds = (Date.parse(override.expiresAt) - clock()) / 1_000;
    log.info('staff preview started', {
      override: id,
      app: override.app,
      release: override.release,
      brand: override.brand,
      subject,
    });
    response.setHeader('set-cookie', [
      clearedCookie(context, 'preview'),
      previewCookies.cookie(context, { id, subject }, seconds),
    ]);
    sendEmpty(response, 303, { location: to, 'referrer-policy': 'no-referrer' });
  }

  return {
    async gate(request, response, context) {
      const link = readPreviewLink(context);
      if (!link) return false;
      // a prefetch is repeated with the click
      if (request.headers['sec-purpose'] !== undefined)
        return Promise.resolve(sendEmpty(response, 503)).then(() => true);
      const { id, to, prompt } = link;
      const known = (): boolean => overrideIn(current(), context.brand.id, id, clock()) !== undefined;
      if (!known()) await refresh();
      if (!known()) await documents.notice(request, response, context, 410, 'over', { live: to });
      else if (previewCookies.of(request, context)?.id === id)
        sendEmpty(response, 303, { location: to, 'referrer-policy': 'no-referrer' });
      else if (!(await signIn.isUp()))
        await documents.notice(request, response, context, 503, 'unreachable', {
          live: to,
          signIn: withPreviewLink(to, id, 'ask'),
        });
      else await begin(response, context, { id, to, prompt });
      return true;
    },
    endpoints(request, response, context) {
      if (context.path === PREVIEW_CALLBACK && request.method === 'GET')
        return callback(request, response, context);
      if (context.path === '/staff-preview/end') return endPreview(request, response, context);
      return Promise.resolve(sendEmpty(response, 404));
    },
  };
}
