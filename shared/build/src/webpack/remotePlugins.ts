import { ModuleFederationPlugin } from '@module-federation/enhanced';
import webpack from 'webpack';
import type { WebpackPluginInstance } from 'webpack';
import type { AppBuild } from '../publish/release/appBuild.ts';
import { ownFile } from '../ownFile.ts';
import { MergeExpose } from './mergeExpose.ts';
import { sharedOptions } from './presetParts.ts';
import { HOT_CLIENT } from './refresh/hotConfiguration.ts';
import { SharedUseCheck } from './sharedUseCheck.ts';
import { SlimRuntime } from './slimRuntime.ts';

const EXPOSE_CHUNK = 'expose';
const REMOTE_ENTRY = 'entry.js';

/**
 * The plugin's own runtime adds remotes, snapshots and a loader to every remote; ours only takes shared
 * modules.
 */
const FEDERATION_ENTRY = /[\\/]\.federation[\\/]entry\.[^\\/]*$/;

/** Module Federation of a remote: what it exposes, and the modules that it takes from the shell. */
export function remotePlugins(app: AppBuild): WebpackPluginInstance[] {
  return [
    new ModuleFederationPlugin({
      name: app.container,
      filename: REMOTE_ENTRY,
      library: { type: 'var', name: app.container },
      exposes: {
        './remote': { import: app.hot === true ? [HOT_CLIENT, app.expose] : app.expose, name: EXPOSE_CHUNK },
      },
      shared: sharedOptions(app),
      shareStrategy: 'loaded-first',
      dts: false,
      manifest: false,
    }),
    new webpack.NormalModuleReplacementPlugin(
      FEDERATION_ENTRY,
      ownFile(import.meta, app.production ? 'releaseRuntime' : 'federationRuntime'),
    ),
    new SlimRuntime(app),
    new MergeExpose({ container: app.container, expose: EXPOSE_CHUNK }),
    new SharedUseCheck({ facades: app.facades }),
  ];
}
