import {
  BodyTooLarge,
  deriveKey,
  readBody,
  seal,
  unseal,
  type Clock,
  type FoyerSettings,
  type Log,
} from '@foyer/runtime';
import type { ReleasePlan } from '@foyer/kernel/release-plan';
import type { IncomingMessage, ServerResponse } from 'node:http';
import * as v from 'valibot';
import { sendEmpty } from '../answers.ts';
import type { RequestContext } from '../context.ts';
import { clearedCookie, cookieHeader, readCookie } from '../cookies.ts';
import type { Documents } from '../html/documents.ts';
import { sameText } from '../session/signInAttempt.ts';
import { overrideIn, type PreviewCookies } from './activePreview.ts';
import { createSecret, derive, PREVIEW_CALLBACK, type StaffPrompt, type StaffSignIn } from './staffSignIn.ts';

/** Preview links for one staff member; everyone else sees an explanation. */
export interface Previews {
  /** True when it has answered: the address named a preview. */
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

const LINK = 'foyer-preview';
/** Values of the explanation page's buttons. */
const PROMPT = 'foyer-preview-sign-in';
const SIGN_IN_SECONDS = 600;
const LONGEST_ADDRESS = 600;
const LARGEST_FORM = 2_048;
const STATE = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  to: v.string(),
  check: v.string(),
});
type State = v.InferOutput<typeof STATE>;

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
    const state = seal(
      key,
      JSON.stringify({ id, to, check: derive(secret, 'state') } satisfies State),
    ).toString('base64url');
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
    const state = stateOf(key, query.get('state') ?? '');
    response.setHeader('set-cookie', clearedCookie(context, 'preview'));
    // a browser that did not start this sign-in is rejected
    if (secret === undefined || !state || !sameText(state.check, derive(secret, 'state')))
      return documents.notice(request, response, context, 400, 'again', { live: '/' });
    const { id, to } = state;
    const again = (prompt: StaffPrompt): string => withLink(to, id, prompt);
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

  /** Ends the preview: for the shell's request, and for a form that works without the shell. */
  async function end(
    request: IncomingMessage,
    response: ServerResponse,
    context: RequestContext,
  ): Promise<void> {
    const site = request.headers['sec-fetch-site'];
    if (request.method !== 'POST') return sendEmpty(response, 405, { allow: 'POST' });
    if (
      request.headers.origin?.toLowerCase() !== context.origin.toLowerCase() ||
      (site !== undefined && site !== 'same-origin')
    )
      return sendEmpty(response, 403, { connection: 'close' });
    const body = await readBody(request, LARGEST_FORM).catch((error: unknown) => {
      if (error instanceof BodyTooLarge) return undefined;
      throw error;
    });
    if (body === undefined) return sendEmpty(response, 413, { connection: 'close' });
    response.setHeader('set-cookie', clearedCookie(context, 'activePreview'));
    if (!(request.headers.accept ?? '').includes('text/html')) return sendEmpty(response, 204);
    sendEmpty(response, 303, { location: sameSiteAddress(new URLSearchParams(body).get('to') ?? '/') });
  }

  return {
    async gate(request, response, context) {
      const query = new URLSearchParams(context.query);
      const id = query.get(LINK);
      if (id === null) return false;
      // a prefetch is repeated with the click
      if (request.headers['sec-purpose'] !== undefined)
        return Promise.resolve(sendEmpty(response, 503)).then(() => true);
      const asked = query.get(PROMPT);
      for (const name of [LINK, PROMPT]) query.delete(name);
      const rest = query.toString();
      const to = sameSiteAddress(`${context.path}${rest === '' ? '' : `?${rest}`}`);
      const known = (): boolean => overrideIn(current(), context.brand.id, id, clock()) !== undefined;
      if (!known()) await refresh();
      if (!known()) await documents.notice(request, response, context, 410, 'over', { live: to });
      else if (previewCookies.of(request, context)?.id === id)
        sendEmpty(response, 303, { location: to, 'referrer-policy': 'no-referrer' });
      else if (!(await signIn.isUp()))
        await documents.notice(request, response, context, 503, 'unreachable', {
          live: to,
          signIn: withLink(to, id, 'ask'),
        });
      else
        await begin(response, context, {
          id,
          to,
          prompt: asked === 'ask' || asked === 'other' ? asked : 'silent',
        });
      return true;
    },
    endpoints(request, response, context) {
      if (context.path === PREVIEW_CALLBACK && request.method === 'GET')
        return callback(request, response, context);
      if (context.path === '/staff-preview/end') return end(request, response, context);
      return Promise.resolve(sendEmpty(response, 404));
    },
  };
}

function stateOf(key: Buffer, text: string): State | undefined {
  const plain = /^[\w-]{1,2000}$/.test(text) ? unseal(key, Buffer.from(text, 'base64url')) : undefined;
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), STATE), plain);
  return parsed.success ? parsed.output : undefined;
}

/** An address of this site or its start page: browsers read `//` and `/\` as other sites. */
function sameSiteAddress(text: string): string {
  return /^\/(?![/\\])[\x21-\x7e]*$/.test(text) && text.length <= LONGEST_ADDRESS ? text : '/';
}

function withLink(to: string, id: string, prompt: StaffPrompt): string {
  return `${to}${to.includes('?') ? '&' : '?'}${LINK}=${id}&${PROMPT}=${prompt}`;
}
