// What the shell offers of Apollo Client. A name that is not here is undefined in every remote; the build of a remote says so.
export { CombinedGraphQLErrors, NetworkStatus, ServerError } from '@apollo/client';
