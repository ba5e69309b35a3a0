import type { LegalTextKind } from '@foyer/market';
import type { Message } from '@foyer/i18n';
import { messages } from './LegalAcceptance.messages.ts';

/** Changes of each version in player language, by text and version. */
const CHANGES: Readonly<Record<LegalTextKind, Readonly<Record<string, readonly Message[]>>>> = {
  TERMS: { '2026-11-01': [messages.termsBonus, messages.termsRounds, messages.termsComplaints] },
  PRIVACY_POLICY: { '2026-11-01': [messages.privacyKeeping, messages.privacyGames] },
};

/** A version unknown to this release is announced without details: the server may be newer than the page. */
export function legalChanges(kind: LegalTextKind, version: string): readonly Message[] {
  return CHANGES[kind][version] ?? [messages.unknown];
}
