import { sendJson } from '@foyer/runtime';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendEmpty } from '../answers.ts';
import type { RequestContext } from '../context.ts';
import { pageSettingsOf } from '../html/pageData.ts';
import type { ContentPreviews } from './contentPreviews.ts';
import type { ContentSource } from '@foyer/runtime/content';

/** The settings of the brand for an open page: requested after an announcement, and without a connection. */
export async function answerPageSettings(
  request: IncomingMessage,
  response: ServerResponse,
  context: RequestContext,
  parts: {
    readonly content: Pick<ContentSource, 'of' | 'preview'>;
    readonly contentPreviews: Pick<ContentPreviews, 'tokenOf'>;
  },
): Promise<void> {
  const token = parts.contentPreviews.tokenOf(request, context);
  const content =
    token === undefined
      ? parts.content.of(context.brand.id)
      : await parts.content.preview(context.brand.id, token);
  const headers = { etag: `"${content.tag}"`, 'cache-control': 'no-store' };
  if (request.headers['if-none-match'] === headers.etag) return sendEmpty(response, 304, headers);
  sendJson(response, 200, pageSettingsOf(content), headers);
}
