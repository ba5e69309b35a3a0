import * as v from 'valibot';
import { brandOfHost } from '@foyer/market';
import type { BrowserRenewal } from './browserRenewal.ts';
import {
  acceptOffer,
  endBrowserSession,
  readOffer,
  signInBrowser,
  takeTokens,
  type Browser,
  type BrowserSignInDeps,
} from './browserSignIn.ts';
import { brandSchema as brand, withBody, type Routes } from '../server/http/route.ts';

const MAX_TOKEN_LENGTH = 8_192;

const text = (maxLength: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(maxLength));
const handle = text(100);
const token = text(MAX_TOKEN_LENGTH);

const browser = v.pipe(
  v.object({
    brand,
    origin: v.pipe(text(300), v.regex(/^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/i)),
    held: v.optional(handle),
  }),
  v.check(({ brand: id, origin }) => brandOfHost(new URL(origin).host) === id),
  v.transform(({ held, ...rest }): Browser => ({ ...rest, previousHandle: held })),
);

const signIn = v.object({
  browser,
  proof: v.object({ code: text(1_000), verifier: text(128), redirectUri: text(400) }),
});
const tokens = v.object({ accessToken: token, refreshToken: token });
const tokenTransfer = v.object({ browser, tokens, requiresConfirmation: v.boolean() });
const renewal = v.object({ browser, handle, known: v.optional(token) });
const ofHandle = v.object({ brand, handle });
const acceptance = v.object({ browser, handle });

export interface SessionRouteDeps extends BrowserSignInDeps {
  readonly browserRenewal: BrowserRenewal;
}

/** Internal API for the gateway: sessions held on behalf of browsers (authentication `custom`). */
export function createSessionRoutes(deps: SessionRouteDeps): Routes {
  return {
    'POST /internal/browser-sessions/sign-in': withBody(signIn, (call) =>
      signInBrowser(deps, call.browser, call.proof),
    ),
    'POST /internal/browser-sessions/take': withBody(tokenTransfer, (call) =>
      takeTokens(deps, call.browser, call.tokens, call.requiresConfirmation),
    ),
    'POST /internal/browser-sessions/token': withBody(
      renewal,
      ({ browser: { origin, brand: id }, handle: held, known }) =>
        deps.browserRenewal.accessToken({ brand: id, origin, handle: held, known }),
    ),
    'POST /internal/browser-sessions/offer': withBody(ofHandle, (call) =>
      readOffer(deps, call.brand, call.handle),
    ),
    'POST /internal/browser-sessions/accept': withBody(acceptance, async (call) =>
      (await acceptOffer(deps, call.browser, call.handle)) ? {} : 'refused',
    ),
    'POST /internal/browser-sessions/end': withBody(ofHandle, async (call) => ({
      loggedOut: await endBrowserSession(deps, call.brand, call.handle),
    })),
  };
}
