import { Text } from '@foyer/i18n';
import { useMarket } from '@foyer/platform';
import { Link, Paragraph } from '@foyer/ui';
import { messages } from '../../ProfileSelfExclusionPage.messages.ts';

interface BreakHelpProps {
  /** The licence offers time-outs only: support excludes a player who asks for more. */
  readonly hasLonger: boolean;
}

export function BreakHelp({ hasLonger }: BreakHelpProps) {
  const { licence, brand } = useMarket();
  return (
    <>
      {hasLonger && (
        <Paragraph size="small">
          <Text
            {...messages.longer}
            values={{ email: <Link href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</Link> }}
          />
        </Paragraph>
      )}
      <Paragraph size="small" tone="muted">
        <Text
          {...messages.help}
          values={{
            helpline: (
              <Link href={licence.helpline.url} external>
                {licence.helpline.name}
              </Link>
            ),
          }}
        />
      </Paragraph>
    </>
  );
}
