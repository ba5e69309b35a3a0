import { Text, useText } from '@foyer/i18n';
import { useMarket } from '@foyer/platform';
import { Button, Card, Heading, Link, Paragraph, Stack } from '@foyer/ui';
import { messages } from './LoginPage.messages.ts';

/**
 * The sign-in page after a break has started: signing in to withdraw, and the helpline. New accounts, deposits by bank
 * and games are not offered to a player who has just stopped.
 */
export function AfterBreak({ onSignIn }: { onSignIn(): void }) {
  const text = useText();
  const { helpline } = useMarket().licence;
  return (
    <Card padding="large">
      <Stack gap="medium">
        <Heading level={1} size="title1">
          {text(messages.breakTitle)}
        </Heading>
        <Paragraph>
          <Text {...messages.breakStarted} />
        </Paragraph>
        <Button size="large" tone="secondary" stretch onPress={onSignIn}>
          <Text {...messages.signIn} />
        </Button>
        <Paragraph size="small" tone="muted">
          <Text
            {...messages.breakHelp}
            values={{
              helpline: (
                <Link href={helpline.url} external>
                  {helpline.name}
                </Link>
              ),
            }}
          />
        </Paragraph>
      </Stack>
    </Card>
  );
}
