import { useText } from '@foyer/i18n';
import type { BrandId } from '@foyer/market';
import { ruleStatusSchema } from '@foyer/market/engagement-answers';
import type { EngagementSection } from '@foyer/market/engagement-rules';
import { Notice } from '@foyer/ui';
import { utcDateTime } from '../../model/times.ts';
import { AsyncContent } from '../../parts/async-content/AsyncContent.tsx';
import * as panel from '../../parts/page-head/panel.css.ts';
import { useRequest } from '../../state/useRequest.ts';
import { Problems } from './Problems.tsx';
import { messages } from './RuleStatusPanel.messages.ts';

const RULE_ID_LENGTH = 8;
const POLL_MS = 2_000;

interface RuleStatusPanelProps {
  readonly brand: BrandId;
  readonly section: EngagementSection;
  /** The live version that this page has read. */
  readonly live: number;
}

/** Whether the engagement service works with the published version, and why not. */
export function RuleStatusPanel({ brand, section, live }: RuleStatusPanelProps) {
  const text = useText();
  const status = useRequest(`/content/rules-status?brand=${brand}`, ruleStatusSchema, {
    version: live,
    everyMs: POLL_MS,
  });
  const current = status.data?.versions[section];
  const isWaiting = current !== undefined && current !== live && status.data?.refused === null;
  return (
    <AsyncContent request={status} height="2rem">
      {({ versions, since, players, rulesId, refused }) => (
        <>
          <p className={panel.muted} role="status">
            {isWaiting
              ? text(messages.waiting, { number: live })
              : text(messages.inForce, {
                  number: versions[section],
                  since: utcDateTime(since),
                  players,
                  rules: rulesId.slice(0, RULE_ID_LENGTH),
                })}
          </p>
          {refused && (
            <Notice
              tone="negative"
              title={text(messages.refused, {
                number: refused.versions[section],
                at: utcDateTime(refused.at),
              })}
            >
              <Problems problems={refused.problems} />
            </Notice>
          )}
        </>
      )}
    </AsyncContent>
  );
}
