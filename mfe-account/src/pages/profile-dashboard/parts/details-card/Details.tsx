import type { ReactNode } from 'react';
import { useLanguage, useNumbers, useText, useZonedDates } from '@foyer/i18n';
import { Facts, Pending } from '@foyer/ui';
import { messages } from '../../ProfileDashboardPage.messages.ts';
import type { DetailsCardProps, Player } from './detailsCardProps.ts';

function addressOf({ street, zipCode, city, state }: Player['personalInfo']): string {
  const place = [zipCode, city].filter(Boolean).join(' ');
  return [street, place, state].filter(Boolean).join(', ');
}

/** `fr_CA` as a BCP 47 tag. */
const tagOf = (language: string): string => language.replace('_', '-');

/** Contact data and identity status of the player. */
export function Details({ player }: DetailsCardProps) {
  const text = useText();
  const countries = new Intl.DisplayNames([useLanguage()], { type: 'region' });
  const name = [player?.personalInfo.firstName, player?.personalInfo.lastName].filter(Boolean).join(' ');
  const languages = new Intl.DisplayNames([useLanguage()], { type: 'language' });
  const numbers = useNumbers();
  // a date of birth has no time zone
  const dates = useZonedDates('UTC');
  const bornOn = player?.personalInfo.dateOfBirth;
  const value = (known: string | null | undefined): ReactNode =>
    player ? known || text(messages.none) : <Pending />;
  return (
    <Facts
      items={[
        { label: text(messages.name), value: value(name) },
        { label: text(messages.email), value: value(player?.email) },
        { label: text(messages.phone), value: value(player?.phoneNumber) },
        {
          label: text(messages.country),
          value: value(player && (countries.of(player.country.code) ?? player.country.code)),
        },
        { label: text(messages.dateOfBirth), value: value(bornOn && dates.date(Date.parse(bornOn))) },
        { label: text(messages.address), value: value(player && addressOf(player.personalInfo)) },
        { label: text(messages.language), value: value(player && languages.of(tagOf(player.language))) },
        {
          label: text(messages.deposits),
          value: value(player && numbers.number(player.numberOfDeposits)),
        },
        {
          label: text(messages.identity),
          value: value(player && text(messages[player.kycCheckStatus.status])),
        },
      ]}
    />
  );
}
