import * as v from 'valibot';
import { brandOfHost, isBrandId, type BrandId } from '@foyer/market';
import {
  acceptOffer,
  endBrowserSession,
  readOffer,
  signInBrowser,
  takeTokens,
  type Browser,
} from './browserSignIn.ts';
import { withBody, type Routes } from '../server/http/route.ts';

const LONGEST_TOKEN = 8_192;

const brand = v.custom<BrandId>((value) => typeof value === 'string' && isBrandId(value));
const text = (longest: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(longest));
const handle = text(100);
const token = text(LONGEST_TOKEN);

const browser = v.pipe(
  v.object({
    brand,
    origin: v.pipe(text(300), v.regex(/^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/i)),
    held: v.optional(handle),
  }),
  v.check(({ brand: id, origin }) => brandOfHost(new URL(origin).host) === id),
  v.transform(({ held, ...rest }): Browser => ({ ...rest, held })),
);

const signIn = v.object({
  browser,
  proof: v.object({ code: text(1_000), verifier: text(128), redirectUri: text(400) }),
});
const taking = v.object({
  browser,
  tokens: v.object({ accessToken: token, refreshToken: token }),
  mustAsk: v.boolean(),
});
const renewal = v.object({ browser, handle, known: v.optional(token) });
const ofHandle = v.object({ brand, handle });
const accepting = v.object({ browser, handle });

/** Internal API for the gateway: sessions held on behalf of browsers (authentication `custom`). */
export const SESSION_ROUTES: Routes = {
  '/internal/browser-sessions/sign-in': withBody(signIn, (app, call) =>
    signInBrowser(app, call.browser, call.proof),
  ),
  '/internal/browser-sessions/take': withBody(taking, (app, call) =>
    takeTokens(app, call.browser, call.tokens, call.mustAsk),
  ),
  '/internal/browser-sessions/token': withBody(
    renewal,
    (app, { browser: { origin, brand: id }, handle: held, known }) =>
      app.browserRenewal.accessToken({ brand: id, origin, handle: held, known }),
  ),
  '/internal/browser-sessions/offer': withBody(ofHandle, (app, call) =>
    readOffer(app, call.brand, call.handle),
  ),
  '/internal/browser-sessions/accept': withBody(accepting, async (app, call) =>
    (await acceptOffer(app, call.browser, call.handle)) ? {} : 'refused',
  ),
  '/internal/browser-sessions/end': withBody(ofHandle, async (app, call) => ({
    loggedOut: await endBrowserSession(app, call.brand, call.handle),
  })),
};
