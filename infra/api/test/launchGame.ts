export const LAUNCH_GAME =
  'mutation($slug: String!, $mode: GameMode!, $device: Device) { launchGame(input: { slug: $slug, mode: $mode, device: $device }) { ... on GameLaunch { mode url origin nonce currency } ... on GameLaunchRefusal { reasons } } }';
