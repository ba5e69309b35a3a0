// The Apollo hooks that the shell shares. Each further hook adds bytes for every visitor; the build of a
// remote reports missing ones.
export { skipToken, useApolloClient, useMutation, useQuery } from '@apollo/client/react';
