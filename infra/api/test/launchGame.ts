export const LAUNCH_GAME =
  'mutation($slug: String!, $mode: GameMode!) { launchGame(input: { slug: $slug, mode: $mode }) { ... on GameLaunch { mode url origin nonce currency } ... on GameLaunchRefusal { reasons } } }';
