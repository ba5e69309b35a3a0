import type { ContentProblem } from '@foyer/market/content';
import type { ContentRefusal } from '@foyer/market/content-answers';
import type { Clock, Pool } from '@foyer/runtime';
import type { OutboxRelay } from '../../events/outboxRelay.ts';
import type { Content } from '../contentReader.ts';

/** Dependencies of the orders that staff give about content. */
export interface ContentOrderDeps {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly content: Pick<Content, 'of' | 'refresh'>;
  readonly relay: Pick<OutboxRelay, 'kick'>;
}

/** A refusal with the HTTP status of its answer. */
export interface RefusedOrder {
  readonly status: 404 | 409 | 422;
  readonly body: ContentRefusal;
}

export function invalidContent(problems: readonly ContentProblem[]): RefusedOrder {
  return { status: 422, body: { code: 'CONTENT_INVALID', problems: [...problems] } };
}
