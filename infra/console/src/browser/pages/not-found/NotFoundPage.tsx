import { Text, useText } from '@foyer/i18n';
import { ButtonLink } from '@foyer/ui';
import { PageHead } from '../../parts/page-head/PageHead.tsx';
import { useHref } from '../../state/useEnvironment.ts';
import { messages } from './NotFoundPage.messages.ts';

export function NotFoundPage() {
  const text = useText();
  const href = useHref();
  return (
    <>
      <PageHead title={text(messages.title)} />
      <ButtonLink href={href('/')}>
        <Text {...messages.map} />
      </ButtonLink>
    </>
  );
}
