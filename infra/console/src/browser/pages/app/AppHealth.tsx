import { violationsSchema, healthSchema } from '@foyer/kernel/health-answers';
import { Text, useText } from '@foyer/i18n';
import { Heading } from '@foyer/ui';
import { useState } from 'react';
import { AsyncContent } from '../../parts/async-content/AsyncContent.tsx';
import { HealthCharts } from '../../parts/figures/HealthCharts.tsx';
import { useLive } from '../../state/LiveRoot.tsx';
import { useRequest } from '../../state/useRequest.ts';
import * as css from './AppPage.css.ts';
import { messages } from './AppPage.messages.ts';

const WINDOWS = [15, 60, 360, 1440] as const;
const EVERY_MS = 10_000;

/** Failures and load times by release, as reported by browsers. */
export function AppHealth({ app }: { readonly app: string }) {
  const text = useText();
  const { environment } = useLive();
  const [minutes, setMinutes] = useState<(typeof WINDOWS)[number]>(60);
  const health = useRequest(
    `/api/v1/health?environment=${environment}&app=${app}&minutes=${minutes}`,
    healthSchema,
    {
      everyMs: EVERY_MS,
    },
  );
  const violations = useRequest(
    `/api/v1/violations?environment=${environment}&minutes=${minutes}`,
    violationsSchema,
    { everyMs: EVERY_MS },
  );
  const count = violations.data?.violations
    .filter((one) => one.app === app)
    .reduce((sum, one) => sum + one.count, 0);
  return (
    <section className={css.panel}>
      <div className={css.panelHead}>
        <Heading level={2} size="title3">
          <Text {...messages.health} />
        </Heading>
        <select
          className={css.select}
          aria-label={text(messages.window)}
          value={minutes}
          onChange={(event) =>
            setMinutes(WINDOWS.find((window) => String(window) === event.target.value) ?? 60)
          }
        >
          {WINDOWS.map((window) => (
            <option key={window} value={window}>
              {text(messages[`minutes${window}`])}
            </option>
          ))}
        </select>
      </div>
      <AsyncContent request={health} height="16rem">
        {({ releases }) => <HealthCharts releases={releases.filter((one) => one.app === app)} />}
      </AsyncContent>
      {count !== undefined && (
        <p className={css.muted}>
          <Text {...messages.violations} values={{ count }} />
        </p>
      )}
    </section>
  );
}
