import { useMutation, useQuery } from '@apollo/client/react';
import { useEffect, useState, type ReactNode } from 'react';
import { Text, useDates, useText } from '@foyer/i18n';
import { hrefTo, type PageId } from '@foyer/links';
import { LEGAL_TEXTS, type LegalTextKind } from '@foyer/market';
import { useNavigationState, useServices } from '@foyer/platform';
import { Button, Notice } from '@foyer/ui';
import { legalChanges } from './legalChanges.ts';
import { messages } from './LegalAcceptance.messages.ts';
import { LegalChanges, type ChangedText } from './LegalChanges.tsx';
import {
  AcceptLegalTextsDocument,
  LegalTextsDocument,
  type LegalTextFieldsFragment,
} from './LegalTexts.generated.ts';

const PAGES: Readonly<Record<LegalTextKind, 'terms-and-conditions' | 'privacy-policy'>> = {
  TERMS: 'terms-and-conditions',
  PRIVACY_POLICY: 'privacy-policy',
};

/**
 * Pages on which the question is not asked: the texts themselves, and pages that a sign-in passes through.
 */
const QUIET_ROUTES: readonly (PageId | undefined)[] = [
  'terms-and-conditions',
  'privacy-policy',
  'bonus-terms-and-conditions',
  'identity-login-handler',
  'login-handler',
];

interface LegalAcceptanceProps {
  /** Overlays that open after the terms are accepted. */
  readonly children?: ReactNode;
}

/**
 * Resolves the terms guard of the shell (requirements/states#guards-and-overlays): shows what changed and
 * records the answer. Until then the api refuses real-money play on any page.
 */
export function LegalAcceptance({ children }: LegalAcceptanceProps) {
  const { data } = useQuery(LegalTextsDocument, { fetchPolicy: 'cache-and-network' });
  const texts = data?.viewer?.legalTexts;
  if (!texts) return null;
  const open = texts.filter((text) => !text.isAccepted);
  return open.length === 0 ? children : <OpenTexts open={open} />;
}

function OpenTexts({ open }: { readonly open: readonly LegalTextFieldsFragment[] }) {
  const text = useText();
  const { overlays, toasts } = useServices();
  const { match, pathname } = useNavigationState();
  const confirm = useQuestion(open);
  const [accept, { loading }] = useMutation(AcceptLegalTextsDocument);
  const [isPutOff, setPutOff] = useState(false);
  const isQuiet = QUIET_ROUTES.includes(match?.id);

  async function question(): Promise<void> {
    const outcome = await confirm();
    if (outcome === 'dismissed') setPutOff(true);
    if (outcome !== 'ok') return;
    const version = (kind: LegalTextKind): string | null =>
      open.find((shown) => shown.kind === kind)?.version ?? null;
    try {
      await accept({
        variables: { input: { terms: version('TERMS'), privacyPolicy: version('PRIVACY_POLICY') } },
      });
      toasts.show('success', text(messages.accepted));
    } catch {
      const answer = await overlays.open('action-error', {
        title: text(messages.failedTitle),
        body: text(messages.failed),
        okLabel: text(messages.tryAgain),
      });
      if (answer === 'ok') await question();
    }
  }

  useEffect(() => {
    // The overlay is outside React; a page change closes it (requirements/screens#overlays-and-toasts), and
    // it opens again on the next page.
    if (!isQuiet && !isPutOff) void question();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- asked once a page
  }, [pathname, isQuiet, isPutOff]);

  return (
    <Notice
      tone="warning"
      title={text(messages.title)}
      action={
        <Button tone="secondary" size="small" busy={loading} onPress={() => void question()}>
          <Text {...messages.review} />
        </Button>
      }
    >
      <Text {...messages.noticeText} />
    </Notice>
  );
}

/** Opens the overlay with the changes of the texts that are not accepted. */
function useQuestion(open: readonly LegalTextFieldsFragment[]) {
  const text = useText();
  const dates = useDates();
  const { overlays, locale } = useServices();
  const texts = LEGAL_TEXTS.flatMap((kind): ChangedText[] => {
    const found = open.find((candidate) => candidate.kind === kind);
    if (!found) return [];
    return [
      {
        title: text(messages[kind]),
        since: text(messages.inForceSince, { date: dates.date(new Date(found.version)) }),
        changes: legalChanges(kind, found.version).map((change) => text(change)),
        href: hrefTo(locale, PAGES[kind]),
        read: text(messages[`read${kind}`]),
      },
    ];
  });
  return () =>
    overlays.open('content-accept', {
      title: text(messages.title),
      body: <LegalChanges intro={text(messages.intro)} texts={texts} />,
      okLabel: text(messages.accept),
      dismissLabel: text(messages.later),
    });
}
