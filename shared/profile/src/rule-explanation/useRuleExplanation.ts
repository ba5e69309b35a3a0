import type { ApolloClient } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import type { ProtectionRuleName, ProtectionSource } from '@foyer/graphql/main';
import { useText, type FormatText } from '@foyer/i18n';
import { ProtectionRuleDocument, type ProtectionRuleQuery } from './ProtectionRule.generated.ts';
import { messages } from './WhyRule.messages.ts';

/** Translated labels and values of an explanation. */
export interface RuleExplanation {
  readonly title: string;
  /** Empty while the explanation loads. */
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly hasFailed: boolean;
}

/**
 * The reason for a rule of player protection: authority, source and profile field, from the data that the
 * server enforces. Loads when `isWanted`.
 */
export function useRuleExplanation(rule: ProtectionRuleName, isWanted: boolean): RuleExplanation {
  const text = useText();
  const { data, error } = useQuery(ProtectionRuleDocument, { variables: { rule }, skip: !isWanted });
  return {
    title: text(messages.why),
    facts: data ? factsOf(data.protectionRule, text) : [],
    hasFailed: error !== undefined && !data,
  };
}

/** The same outside React, for content that is shown later. Undefined when it could not be loaded. */
export async function readRuleExplanation(
  apollo: ApolloClient,
  rule: ProtectionRuleName,
  text: FormatText,
): Promise<Pick<RuleExplanation, 'title' | 'facts'> | undefined> {
  const { data } = await apollo.query({
    query: ProtectionRuleDocument,
    variables: { rule },
    errorPolicy: 'all',
  });
  // with this policy a failure resolves without data
  return data?.protectionRule && { title: text(messages.why), facts: factsOf(data.protectionRule, text) };
}

function factsOf(rule: ProtectionRuleQuery['protectionRule'], text: FormatText): RuleExplanation['facts'] {
  const authority: Readonly<Record<ProtectionSource, string>> = {
    licence: text(messages.licence, { regulator: rule.regulator, number: rule.licenceNumber }),
    operator: text(messages.operator, { company: rule.company }),
    instance: text(messages.instance),
  };
  const sources = [...new Set(rule.values.map(({ source }) => source))];
  const setting = [rule.field, rule.values.map(({ value }) => value).join(', ')]
    .filter((part) => part !== '')
    .join(': ');
  return [
    {
      label: text(messages.requiredBy),
      value:
        sources.length === 0
          ? text(messages.ownChoice)
          : sources.map((source) => authority[source]).join('; '),
    },
    { label: text(messages.source), value: sourceText(rule, sources, text) },
    { label: text(messages.setting), value: setting },
  ];
}

/** The licence's legal basis where the licence demands the rule, else the operator's own rules. */
function sourceText(
  { legalBasis }: Pick<ProtectionRuleQuery['protectionRule'], 'legalBasis'>,
  sources: readonly ProtectionSource[],
  text: FormatText,
): string {
  return sources.includes('licence') && legalBasis !== null ? legalBasis : text(messages.noSource);
}
