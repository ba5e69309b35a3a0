import type { ProtectionRuleName } from '../protection/protectionRuleNames.ts';
import type { LicenceId } from './licenceFeatures.ts';

/** A published document, as players and auditors can look it up. */
export interface LegalSource {
  readonly title: string;
  /** The part of the document that demands the rule; undefined where only the document is known. */
  readonly section?: string;
  /** The document, the authority's page about the section, or the website of the authority. */
  readonly url: string;
}

interface LegalBasis extends LegalSource {
  /** More specific sources of single rules. */
  readonly rules: Readonly<Partial<Record<ProtectionRuleName, LegalSource>>>;
}

const DIRECTIVE_2 = 'Player Protection Directive (Directive 2 of 2018)';
/** The authority's answer that lists the tools of the directive. */
const MALTA_TOOLS: LegalSource = {
  title: DIRECTIVE_2,
  section: 'responsible gambling tools',
  url: 'https://www.mga.org.mt/faqs/remote-gaming-are-there-any-mandatory-responsible-gambling-tools-which-must-be-offered-to-players/',
};
const MALTA_EXCLUSION: LegalSource = {
  title: DIRECTIVE_2,
  section: 'article 11',
  url: 'https://www.mga.org.mt/',
};

const euDirective = (section: string): LegalSource => ({
  title: 'Directive (EU) 2015/849',
  section,
  url: 'https://eur-lex.europa.eu/legal-content/EN/ALL/?uri=CELEX:32015L0849',
});
const DUE_DILIGENCE = euDirective('article 13');
const RECORDS = euDirective('article 40');

const GAMBLING_ACT: LegalSource = {
  title: 'Hasartmänguseadus (Gambling Act)',
  url: 'https://www.riigiteataja.ee/akt/HasMS',
};
/** The list of persons with restrictions on gambling, HAMPI. */
const RESTRICTED_PERSONS: LegalSource = { ...GAMBLING_ACT, section: '§ 39' };

/**
 * The sources of a licence's rules; undefined where no regulator demands anything and the operator's baseline
 * applies (requirements/regulation#why-this-rule). Servers only: no page loads them before a player asks.
 */
const LEGAL_BASES: Readonly<Record<LicenceId, LegalBasis | undefined>> = {
  mga: {
    title: DIRECTIVE_2,
    url: 'https://www.mga.org.mt/',
    rules: {
      depositLimit: MALTA_TOOLS,
      lossLimit: MALTA_TOOLS,
      wagerLimit: MALTA_TOOLS,
      sessionLimit: MALTA_TOOLS,
      realityCheck: MALTA_TOOLS,
      selfExclusion: MALTA_TOOLS,
      timeOut: MALTA_TOOLS,
      breakScope: MALTA_EXCLUSION,
      returnRequest: MALTA_EXCLUSION,
      returnAnswer: MALTA_EXCLUSION,
      returnCoolOff: MALTA_EXCLUSION,
      identityCheck: DUE_DILIGENCE,
      recordYears: RECORDS,
    },
  },
  est: {
    ...GAMBLING_ACT,
    rules: {
      selfExclusion: RESTRICTED_PERSONS,
      returnRequest: RESTRICTED_PERSONS,
      exclusionRegister: RESTRICTED_PERSONS,
      recordYears: RECORDS,
    },
  },
  crc: {
    title: 'Responsible Gaming Policy 1.0 of 17 April 2025 under the LOK',
    url: 'https://www.cga.cw/',
    rules: {},
  },
  anj: { title: 'Licence conditions of Anjouan Gaming', url: 'https://anjouangaming.com/', rules: {} },
  cos: undefined,
};

/** The most specific source of a licence's rule; undefined where no regulator demands it. */
export function legalSourceOf(licence: LicenceId, rule: ProtectionRuleName): LegalSource | undefined {
  const basis = LEGAL_BASES[licence];
  return basis && (basis.rules[rule] ?? { title: basis.title, url: basis.url });
}
