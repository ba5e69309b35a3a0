import foyer from '@foyer/build/webpack';

const { output, resolve, module } = foyer;

/** Components of Svelte; everything else is the configuration of the platform. */
const components = {
  test: /\.svelte$/,
  loader: 'svelte-loader',
  options: {
    emitCss: true,
    compilerOptions: {
      // the page's policy forbids elements from text
      fragments: 'tree',
      // two releases of the remote share a page during an update
      cssHash: ({ css, hash }) => `${output.uniqueName}-${hash(css)}`,
    },
  },
};

/** Their styles are imported for their effect, which tree shaking must keep. */
const styles = { test: /\.svelte\.\d+\.css$/, sideEffects: true };

export default {
  ...foyer,
  resolve: {
    ...resolve,
    extensions: [...resolve.extensions, '.svelte'],
    conditionNames: ['svelte', 'browser', ...resolve.conditionNames],
  },
  module: { ...module, rules: [components, styles, ...module.rules] },
};
