// The exports of Apollo Client that the shell shares. Other names are undefined in every remote; the build
// of a remote reports them.
export { CombinedGraphQLErrors, NetworkStatus, ServerError } from '@apollo/client';
