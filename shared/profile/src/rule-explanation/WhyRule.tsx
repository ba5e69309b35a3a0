import { useState } from 'react';
import { Text } from '@foyer/i18n';
import { Disclosure, Facts, Paragraph, Skeleton } from '@foyer/ui';
import { messages } from './WhyRule.messages.ts';
import { useRuleExplanation, type ExplainedRule } from './useRuleExplanation.ts';

export interface WhyRuleProps {
  /** Rule that restricts the player here. */
  readonly rule: ExplainedRule;
}

/** "Why do I see this rule?" for any restriction; loads its answer when the player opens it. */
export function WhyRule({ rule }: WhyRuleProps) {
  const [isOpen, setOpen] = useState(false);
  const { title, facts, hasFailed } = useRuleExplanation(rule, isOpen);
  return (
    <Disclosure title={title} onToggle={setOpen}>
      {hasFailed ? (
        <Paragraph size="small">
          <Text {...messages.failed} />
        </Paragraph>
      ) : facts.length === 0 ? (
        <Skeleton lines={3} />
      ) : (
        <Facts items={facts} />
      )}
    </Disclosure>
  );
}
