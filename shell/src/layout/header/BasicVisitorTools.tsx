import { useQuery } from '@apollo/client/react';
import { useServices } from '@foyer/platform';
import { BasicLayoutDocument } from './BasicVisitorTools.generated.ts';
import { VisitorTools } from './VisitorTools.tsx';

/**
 * Sign-in and registration in the basic layout, without registration for visitors whose country has no
 * registration flow (requirements/interfaces#main-api-operations: BasicLayout). While the settings load and
 * after an error, registration is offered: its page explains a refusal.
 */
export function BasicVisitorTools() {
  const { market } = useServices();
  const { data } = useQuery(BasicLayoutDocument, { variables: { countryCode: market.country } });
  const registrations = data?.root.flowSettings.registrations;
  return (
    <VisitorTools
      hasRegistration={
        registrations === undefined || registrations.some(({ countryCode }) => countryCode === market.country)
      }
    />
  );
}
