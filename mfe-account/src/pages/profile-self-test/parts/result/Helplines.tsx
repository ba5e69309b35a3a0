import { Text } from '@foyer/i18n';
import { helplinesOf } from '@foyer/market/helplines';
import { useMarket } from '@foyer/platform';
import { Heading, Link, Stack } from '@foyer/ui';
import { messages } from '../../ProfileSelfTestPage.messages.ts';

/** The helplines of the player's country, the nearest first. */
export function Helplines() {
  const { country } = useMarket();
  return (
    <Stack gap="small">
      <Heading level={3} size="label">
        <Text {...messages.helplines} />
      </Heading>
      <Stack as="ul" gap="small">
        {helplinesOf(country).map(({ name, telephone, url, region }) => (
          <li key={url}>
            <Link href={url}>{region === undefined ? name : `${name} (${region})`}</Link>
            {telephone !== undefined && (
              <>
                {' · '}
                <Link href={`tel:${telephone.replaceAll(/[^\d+]/g, '')}`}>{telephone}</Link>
              </>
            )}
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
