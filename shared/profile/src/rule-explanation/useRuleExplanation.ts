import type { ApolloClient } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import type { ProtectionSource } from '@foyer/graphql/main';
import { useText, type FormatText } from '@foyer/i18n';
import { hrefTo, type Locale } from '@foyer/links';
import { useServices } from '@foyer/platform';
import { ProtectionRuleDocument, type ProtectionRuleQuery } from './ProtectionRule.generated.ts';
import { messages, ruleTexts, valueTexts } from './WhyRule.messages.ts';

/** A rule that a page may explain: one with a translated sentence. */
export type ExplainedRule = keyof typeof ruleTexts;

export interface RuleFact {
  readonly label: string;
  readonly value: string;
  /** Address of the source, which opens in a new tab. */
  readonly href?: string;
}

/** Language of an explanation and of the pages that it links to. */
interface Wording {
  readonly text: FormatText;
  readonly locale: Locale;
}

/** Translated labels and values of an explanation. */
export interface RuleExplanation {
  readonly title: string;
  /** Empty while the explanation loads. */
  readonly facts: readonly RuleFact[];
  readonly hasFailed: boolean;
}

/**
 * The reason for a rule of player protection: its sentence, authority and source, from the data that the
 * server enforces. Loads when `isWanted`.
 */
export function useRuleExplanation(rule: ExplainedRule, isWanted: boolean): RuleExplanation {
  const text = useText();
  const { locale } = useServices();
  const { data, error } = useQuery(ProtectionRuleDocument, { variables: { rule }, skip: !isWanted });
  return {
    title: text(messages.why),
    facts: data ? factsOf(rule, data.protectionRule, { text, locale }) : [],
    hasFailed: error !== undefined && !data,
  };
}

/** Loads the explanation outside React, for content that is shown later. Undefined when it could not be loaded. */
export async function readRuleExplanation(
  apollo: ApolloClient,
  rule: ExplainedRule,
  { text, locale }: Wording,
): Promise<Pick<RuleExplanation, 'title' | 'facts'> | undefined> {
  const { data } = await apollo.query({
    query: ProtectionRuleDocument,
    variables: { rule },
    errorPolicy: 'all',
  });
  // with this policy a failure resolves without data
  return (
    data?.protectionRule && {
      title: text(messages.why),
      facts: factsOf(rule, data.protectionRule, { text, locale }),
    }
  );
}

function factsOf(
  name: ExplainedRule,
  rule: ProtectionRuleQuery['protectionRule'],
  { text, locale }: Wording,
): RuleExplanation['facts'] {
  const authority: Readonly<Record<ProtectionSource, string>> = {
    licence: text(messages.licence, { regulator: rule.regulator, number: rule.licenceNumber }),
    operator: text(messages.operator, { company: rule.company }),
    instance: text(messages.instance),
  };
  const sources = [...new Set(rule.values.map(({ source }) => source))];
  const values = rule.values
    .map(({ value }) => value)
    .filter(isValueWithText)
    .map((value) => text(valueTexts[value]));
  return [
    { label: text(messages.rule), value: text(ruleTexts[name]) },
    ...(values.length > 0 ? [{ label: text(messages.when), value: values.join(' · ') }] : []),
    {
      label: text(messages.requiredBy),
      value:
        sources.length === 0
          ? text(messages.ownChoice)
          : sources.map((source) => authority[source]).join('; '),
    },
    { label: text(messages.source), ...sourceOf(rule, sources, { text, locale }) },
  ];
}

function isValueWithText(value: string): value is keyof typeof valueTexts {
  return Object.hasOwn(valueTexts, value);
}

/** The document and section where the licence demands the rule, else those of the operator's own terms. */
function sourceOf(
  { company, legalBasis, legalBasisSection, legalBasisUrl }: ProtectionRuleQuery['protectionRule'],
  sources: readonly ProtectionSource[],
  { text, locale }: Wording,
): Pick<RuleFact, 'value' | 'href'> {
  if (!sources.includes('licence') || legalBasis === null)
    return { value: text(messages.noSource, { company }), href: hrefTo(locale, 'terms-and-conditions') };
  return {
    value: [legalBasis, ...(legalBasisSection === null ? [] : [legalBasisSection])].join(', '),
    ...(legalBasisUrl !== null && { href: legalBasisUrl }),
  };
}
