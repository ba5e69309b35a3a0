import { Text } from '@foyer/i18n';
import { Heading } from '@foyer/ui';
import { appTitle, shortRelease } from '../../model/names.ts';
import type { EvaluatedRollout } from '@foyer/kernel/rollout-answers';
import * as panel from '../../parts/page-head/panel.css.ts';
import { messages } from './RolloutsPage.messages.ts';
import { utcTime } from '../../model/times.ts';

/** Promotions are monitored for a while and can be rolled back like a rollout. */
export function Promotions({ trials }: { readonly trials: readonly EvaluatedRollout[] }) {
  return (
    <section className={panel.panel}>
      <Heading level={2} size="title3">
        <Text {...messages.promotions} />
      </Heading>
      <ul className={panel.steps}>
        {trials.map(({ app, release, nextAt, verdict }) => (
          <li key={app} className={panel.step}>
            <strong>
              <Text {...messages.of} values={{ app: appTitle(app), release: shortRelease(release) }} />
            </strong>
            <span>{verdict.reason}</span>
            {nextAt !== null && (
              <span>
                <Text {...messages.until} values={{ at: utcTime(nextAt) }} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
