// What the shell offers of Apollo's hooks, and no more: each further hook is carried by every visitor. The build of a remote says which is missing.
export { skipToken, useApolloClient, useMutation, useQuery } from '@apollo/client/react';
