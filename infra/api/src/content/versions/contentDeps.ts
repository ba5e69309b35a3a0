import type { ContentProblem } from '@foyer/market/content';
import type { ContentRefusal } from '@foyer/market/content-answers';
import type { Clock, Pool } from '@foyer/runtime';
import type { OutboxRelay } from '../../events/outboxRelay.ts';
import type { CatalogueStore } from '../../games/catalogueStore.ts';
import type { Content } from '../contentReader.ts';

/** Dependencies of the content operations of staff. */
export interface ContentDeps {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly content: Pick<Content, 'of' | 'refresh'>;
  readonly catalogue: Pick<CatalogueStore, 'current'>;
  readonly relay: Pick<OutboxRelay, 'kick'>;
}

/** A refusal with the HTTP status of its answer. */
export interface RefusedRequest {
  readonly status: 404 | 409 | 422;
  readonly body: ContentRefusal;
}

export function invalidContent(problems: readonly ContentProblem[]): RefusedRequest {
  return { status: 422, body: { code: 'CONTENT_INVALID', problems: [...problems] } };
}
