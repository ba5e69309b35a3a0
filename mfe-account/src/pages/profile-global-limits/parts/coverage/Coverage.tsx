import { Text, useText } from '@foyer/i18n';
import { useMarket } from '@foyer/platform';
import { Card, Heading, Stack } from '@foyer/ui';
import { messages } from '../../ProfileGlobalLimitsPage.messages.ts';
import * as css from './Coverage.css.ts';

/** The brands and sites to which the limit does and does not apply. */
export function Coverage() {
  const text = useText();
  const {
    brand: { title: site },
    licence: { register },
  } = useMarket();
  return (
    <Card tone="quiet">
      <Stack gap="small">
        <Heading level={2} size="title3">
          <Text {...messages.covers} />
        </Heading>
        <ul className={css.list}>
          <li>
            <Text {...messages.coversProducts} />
          </li>
          <li>
            <Text {...messages.coversPeriods} />
          </li>
          <li>
            <Text {...messages.coversServer} />
          </li>
          <li>
            {register === undefined
              ? text(messages.notCoversPlain, { site })
              : text(messages.notCovers, { site, register: register.name })}
          </li>
        </ul>
      </Stack>
    </Card>
  );
}
