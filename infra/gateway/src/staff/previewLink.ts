import type { RequestContext } from '../context.ts';
import type { StaffPrompt } from './staffSignIn.ts';

const LINK = 'foyer-preview';
/** Values of the explanation page's buttons. */
const PROMPT = 'foyer-preview-sign-in';
const MAX_ADDRESS_LENGTH = 600;

/** A preview link as opened by a browser. */
export interface PreviewLink {
  /** Id of the override. */
  readonly id: string;
  /** Address of the page without the parameters of the link. */
  readonly to: string;
  readonly prompt: StaffPrompt;
}

/** Undefined when the address names no preview. */
export function readPreviewLink(context: RequestContext): PreviewLink | undefined {
  const query = new URLSearchParams(context.query);
  const id = query.get(LINK);
  if (id === null) return undefined;
  const previewed = query.get(PROMPT);
  for (const name of [LINK, PROMPT]) query.delete(name);
  const rest = query.toString();
  return {
    id,
    to: sameSiteAddress(`${context.path}${rest === '' ? '' : `?${rest}`}`),
    prompt: previewed === 'ask' || previewed === 'other' ? previewed : 'silent',
  };
}

/** The address with the parameters of a preview link. */
export function withPreviewLink(to: string, id: string, prompt: StaffPrompt): string {
  return `${to}${to.includes('?') ? '&' : '?'}${LINK}=${id}&${PROMPT}=${prompt}`;
}

/** An address of this site or its start page: browsers read `//` and `/\` as other sites. */
export function sameSiteAddress(text: string): string {
  return /^\/(?![/\\])[\x21-\x7e]*$/.test(text) && text.length <= MAX_ADDRESS_LENGTH ? text : '/';
}
