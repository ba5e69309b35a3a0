import type { LegalTextKind } from '@foyer/market';
import type { Message } from '@foyer/i18n';
import { messages } from '../features/legal-acceptance/LegalAcceptance.messages.ts';

/** What is new in a version, in the words of a player; by text and version. */
const CHANGES: Readonly<Record<LegalTextKind, Readonly<Record<string, readonly Message[]>>>> = {
  TERMS: { '2026-11-01': [messages.termsBonus, messages.termsRounds, messages.termsComplaints] },
  PRIVACY_POLICY: { '2026-11-01': [messages.privacyKeeping, messages.privacyGames] },
};

/** A version that this release has not heard of is only announced: the server may be ahead of the page. */
export function legalChanges(kind: LegalTextKind, version: string): readonly Message[] {
  return CHANGES[kind][version] ?? [messages.unknown];
}
