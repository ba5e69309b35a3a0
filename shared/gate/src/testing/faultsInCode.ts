import {
  GOOD,
  withCandidate,
  withFallback,
  withScript,
  withSources,
  withStyle,
  type PlantedFault,
} from './goodFacts.ts';

/** Faults in the styles, scripts, sources and libraries of a release. */
export const CODE_FAULTS: readonly PlantedFault[] = [
  [
    'css/collision',
    '.fa1_a is in entry.css of mfe-casino@c2 and in entry.css of mfe-account@a1',
    withStyle('.fa1_a{}'),
  ],
  [
    'css/collision',
    '.fa0_a is in entry.css of mfe-casino@c2 and in entry.css of mfe-account@a0 (restored by a rollback)',
    withFallback({ styles: { 'entry.css': '.fa0_a{}' } }, { styles: { 'entry.css': '.fa0_a{}' } }),
  ],
  ['css/collision', '@keyframes fa1_k', withStyle('@keyframes fa1_k{to{opacity:0}}')],
  [
    'css/collision',
    '.fc1_a is in entry.css of mfe-casino@c2 and in entry.css of mfe-casino@c1',
    withStyle('.fc1_a{}'),
  ],
  ['css/global', 'styles button for the whole page', withStyle('.fc2_a{}button,.fc2_b a{color:red}')],
  [
    'css/global',
    'styles :root for the whole page',
    withStyle('@media print{:root{color:red}}@layer x{p{color:red}}'),
  ],
  ['code/dynamic', 'calls eval', withScript('window.eval("1")')],
  ['code/dynamic', 'creates a Function from text', withScript('new Function("a","return a")')],
  ['code/dynamic', 'passes text to setTimeout', withScript('setTimeout("go()",1)')],
  ['code/dynamic', 'calls document.write', withScript('document.write(x)')],
  ['code/inline', 'writes the handler onclick', withScript('e.setAttribute("onclick","go()")')],
  ['code/inline', 'contains markup that runs', withScript('e.innerHTML="<a href=# onclick=go()>"')],
  [
    'code/origin',
    'refers to https://tracker.example/t.js',
    withScript('load("https://tracker.example/t.js")'),
  ],
  ['code/origin', 'loads //cdn.example/a.png', withStyle('.fc2_a{background:url(//cdn.example/a.png)}')],
  [
    'licence/refused',
    'left 1.0.0 has the licence GPL-3.0-only',
    withCandidate({
      bill: {
        ...GOOD.candidate.bill,
        components: [{ name: 'left', version: '1.0.0', licenses: [{ expression: 'GPL-3.0-only' }] }],
      } as never,
    }),
  ],
  [
    'licence/refused',
    'left 1.0.0 declares no licence',
    withCandidate({
      bill: { ...GOOD.candidate.bill, components: [{ name: 'left', version: '1.0.0' }] } as never,
    }),
  ],
  [
    'source/types',
    'mfe-casino/src/remote.ts:8 TS2322: Type 99 is not assignable to type 1.',
    withSources({ types: ['mfe-casino/src/remote.ts:8 TS2322: Type 99 is not assignable to type 1.'] }),
  ],
  [
    'source/imports',
    'mfe-casino/src/a.ts imports mfe-account/src/b.ts (remote-to-remote)',
    withSources({ imports: ['mfe-casino/src/a.ts imports mfe-account/src/b.ts (remote-to-remote)'] }),
  ],
  [
    'source/generated',
    'mfe-casino/src/a.generated.ts differs from its GraphQL source',
    withSources({ generated: ['mfe-casino/src/a.generated.ts differs from its GraphQL source'] }),
  ],
  [
    'shared/declared',
    'The package.json of mfe-casino asks for react ^18.3.1, but shell@s1 provides 19.3.1.',
    withSources({ packages: { declared: { react: '^18.3.1' }, nested: [] } }),
  ],
  [
    'shared/declared',
    'mfe-casino/node_modules contains its own react-router@6.30.0.',
    withSources({ packages: { declared: {}, nested: ['react-router@6.30.0', 'left-pad@1.3.0'] } }),
  ],
];
