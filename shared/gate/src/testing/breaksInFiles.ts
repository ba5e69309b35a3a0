import { withLive, withScript, withStyle, type ReleaseBreak } from './goodFacts.ts';

/** Planted breaks in the style sheets and scripts of a release. */
export const FILE_BREAKS: readonly ReleaseBreak[] = [
  ['has the class names of another remote (Piral: styles leak)', 'css/collision', withStyle('.fa1_a{}')],
  [
    'has a plain class that another remote styles for the whole page',
    'css/collision',
    withLive('mfe-account', { styles: { 'entry.css': '.page{}' } }, withStyle('.page.fc2_x{}')),
  ],
  [
    'styles a plain class that another remote has beside its own',
    'css/collision',
    withLive('mfe-account', { styles: { 'entry.css': '.page.fa1_x{}' } }, withStyle('.page:not(.fc2_x){}')),
  ],
  [
    'redefines the keyframes of another remote',
    'css/collision',
    withStyle('@keyframes fa1_k{to{opacity:0}}'),
  ],
  [
    'styles every button of the page (OSD: global styles of a plugin)',
    'css/global',
    withStyle('button{color:red}'),
  ],
  [
    'replaces a font of the theme',
    'css/collision',
    withLive(
      'shell',
      { styles: { 'main.css': '@font-face{font-family:"Inter Variable";src:url(inter.woff2)}' } },
      withStyle("@font-face{font-family:'Inter Variable';src:url(own.woff2)}"),
    ),
  ],
  [
    'replaces the counters of another remote',
    'css/collision',
    withLive(
      'mfe-account',
      { styles: { 'entry.css': '@counter-style ranks{system:cyclic;symbols:A}' } },
      withStyle('@counter-style ranks{system:cyclic;symbols:B}'),
    ),
  ],
  [
    'registers a variable of the theme',
    'css/global',
    withStyle('@property --fy-color-page{syntax:"<color>";inherits:false;initial-value:red}'),
  ],
  [
    'animates the navigation of every page',
    'css/global',
    withStyle('@view-transition{navigation:auto}.fc2_a{color:red}'),
  ],
  ['changes how every page is printed', 'css/global', withStyle('@page{margin:0;size:A6}')],
  ['resets the variables of the page', 'css/global', withStyle('@media print{:root{color:red}}')],
  ['runs text as code', 'code/dynamic', withScript('new Function("a","return a")')],
  ['runs text as code by another expression for eval', 'code/dynamic', withScript('(0,eval)("go()")')],
  ['runs text as code by a computed name', 'code/dynamic', withScript('self["eval"]("go()")')],
  [
    'runs text as code by the constructor of a function',
    'code/dynamic',
    withScript('(()=>{}).constructor("go()")()'),
  ],
  ['writes into the document while it loads', 'code/dynamic', withScript('document.write(x)')],
  ['writes handlers into markup', 'code/inline', withScript('e.innerHTML="<a href=# onclick=go()>"')],
  ['loads a script of a third party', 'code/origin', withScript('load("https://tracker.example/t.js")')],
  [
    'loads a script of a third party without a protocol',
    'code/origin',
    withScript('load("//tracker.example/t.js")'),
  ],
  [
    'imports a style sheet of a third party',
    'code/origin',
    withStyle('@import "https://cdn.example/a.css";.fc2_a{color:red}'),
  ],
  [
    'loads a picture of a third party in a set',
    'code/origin',
    withStyle('.fc2_a{background:image-set("//cdn.example/a.png" 1x)}'),
  ],
  [
    'loads a picture of a third party',
    'code/origin',
    withStyle('.fc2_a{background:url(//cdn.example/a.png)}'),
  ],
  ['styles every button but its own', 'css/global', withStyle('button:not(.fc2_a){color:red}')],
  ['styles the page that contains it', 'css/global', withStyle('body:has(.fc2_a) button{color:red}')],
  ['styles the element of the shell by its id', 'css/global', withStyle('#root{overflow:hidden}')],
  [
    'styles all elements in the scope of the page',
    'css/global',
    withStyle('@scope (body){button{color:red}}'),
  ],
  ['styles all elements in a layer', 'css/global', withStyle('@layer fc2_l{button{color:red}}')],
];
