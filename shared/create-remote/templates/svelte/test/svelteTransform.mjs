import { compile } from 'svelte/compiler';

/** Compiles components for tests, without their styles. */
export default {
  process(source, filename) {
    const { js } = compile(source, { filename, generate: 'client', css: 'external' });
    return { code: js.code, map: js.map };
  },
};
