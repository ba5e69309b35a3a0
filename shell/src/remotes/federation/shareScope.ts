import * as React from 'react';
import * as ReactJsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import * as ReactDomClient from 'react-dom/client';
import * as ApolloClient from './facades/apolloClient.ts';
import * as ApolloClientReact from './facades/apolloClientReact.ts';
import * as ReactIntl from './facades/reactIntl.ts';
import * as ReactRouterDom from './facades/reactRouterDom.ts';

/** A version of a shared module as Module Federation containers look it up. */
interface SharedModule {
  readonly from: string;
  readonly eager: true;
  loaded: 1;
  get(): () => unknown;
}

/** The share scope that containers are initialised with: module → version → source. */
export type ShareScope = Record<string, Record<string, SharedModule>>;

function offer(key: keyof typeof __FOYER_SHARED_VERSIONS__, module: unknown): Record<string, SharedModule> {
  return {
    [__FOYER_SHARED_VERSIONS__[key]]: { from: 'shell', eager: true, loaded: 1, get: () => () => module },
  };
}

/**
 * The page's one React, router, Apollo Client and react-intl. Every container gets the same object,
 * compares the versions with the ranges it was built for, and throws when one does not match.
 */
export const shareScope: ShareScope = {
  react: offer('react', React),
  'react/jsx-runtime': offer('react/jsx-runtime', ReactJsxRuntime),
  'react-dom': offer('react-dom', ReactDom),
  'react-dom/client': offer('react-dom/client', ReactDomClient),
  'react-router-dom': offer('react-router-dom', ReactRouterDom),
  'react-intl': offer('react-intl', ReactIntl),
  '@apollo/client': offer('@apollo/client', ApolloClient),
  '@apollo/client/react': offer('@apollo/client/react', ApolloClientReact),
};
