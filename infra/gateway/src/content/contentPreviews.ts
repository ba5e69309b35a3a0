import { openContentPreview, type Clock, type FoyerSettings } from '@foyer/runtime';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendEmpty } from '../answers.ts';
import type { RequestContext } from '../context.ts';
import { clearedCookie, cookieHeader, readCookie } from '../cookies.ts';
import { sameSiteAddress } from '../staff/previewLink.ts';

/** Query parameter of a link that shows drafts of the content in this browser; `off` ends it. */
const LINK = 'foyer-content';

/** Previews of the brand's content (ADR 0207), each in the browser that opened its link. */
export interface ContentPreviews {
  /** The valid token of this browser with its end, in ms since the epoch. */
  of(
    request: Pick<IncomingMessage, 'headers'>,
    context: RequestContext,
  ): { readonly token: string; readonly expiresAt: number } | undefined;
  /** The valid token of this browser. */
  tokenOf(request: Pick<IncomingMessage, 'headers'>, context: RequestContext): string | undefined;
  /** True if it has sent the response, because the address is a preview link. */
  gate(response: ServerResponse, context: RequestContext): boolean;
}

export function createContentPreviews({
  settings: { internalSecret },
  clock,
}: {
  readonly settings: Pick<FoyerSettings, 'internalSecret'>;
  readonly clock: Clock;
}): ContentPreviews {
  const grantOf = ({ brand }: RequestContext, token: string) => {
    const grant = openContentPreview(internalSecret, token, clock());
    return grant?.brand === brand.id ? grant : undefined;
  };
  const previewOf: ContentPreviews['of'] = (request, context) => {
    const token = readCookie(request, context, 'contentPreview');
    const grant = token === undefined ? undefined : grantOf(context, token);
    return token === undefined || !grant ? undefined : { token, expiresAt: grant.expiresAt };
  };
  return {
    of: previewOf,
    tokenOf: (request, context) => previewOf(request, context)?.token,
    gate(response, context) {
      const query = new URLSearchParams(context.query);
      const token = query.get(LINK);
      if (token === null) return false;
      query.delete(LINK);
      const rest = query.toString();
      const grant = grantOf(context, token);
      response.setHeader(
        'set-cookie',
        grant
          ? cookieHeader(context, 'contentPreview', token, (grant.expiresAt - clock()) / 1_000)
          : clearedCookie(context, 'contentPreview'),
      );
      sendEmpty(response, 303, {
        location: sameSiteAddress(`${context.path}${rest === '' ? '' : `?${rest}`}`),
        'referrer-policy': 'no-referrer',
      });
      return true;
    },
  };
}
