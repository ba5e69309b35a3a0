/** Independent of the theme of the brand, which may be what is broken. */
export const OVERLAY_CSS = `
:host { all: initial; position: fixed; z-index: 2147483647; }
* { box-sizing: border-box; }
section, button, summary { font: 14px/1.5 system-ui, sans-serif; color: #f3f4f8; }
.cover { position: fixed; inset: 0; padding: clamp(8px, 3vw, 40px); background: rgb(8 10 18 / 0.72); overflow: auto; overscroll-behavior: contain; }
.card { max-width: 980px; margin: 0 auto; background: #161a26; border: 1px solid #343b52; border-top: 4px solid #ff5d6c; border-radius: 10px; box-shadow: 0 20px 60px rgb(0 0 0 / 0.5); }
.card[data-kind="types"] { border-top-color: #ffb545; }
header { display: flex; flex-wrap: wrap; gap: 8px 12px; align-items: center; padding: 14px 18px; border-bottom: 1px solid #2a3044; }
h2 { font: 600 16px/1.4 system-ui, sans-serif; color: #fff; margin: 0; flex: 1 1 200px; }
h2:focus { outline: none; }
.body { padding: 16px 18px 20px; }
.message { font: 600 15px/1.5 ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace; color: #ff98a2; white-space: pre-wrap; overflow-wrap: anywhere; margin: 0 0 10px; }
.card[data-kind="types"] .message { color: #ffd08a; }
.where { font: 13px/1.5 ui-monospace, Menlo, Consolas, monospace; color: #a9c7ff; margin: 0 0 12px; overflow-wrap: anywhere; }
pre { margin: 0 0 14px; padding: 10px 0; background: #0d1019; border: 1px solid #2a3044; border-radius: 8px; overflow-x: auto; font: 13px/1.6 ui-monospace, Menlo, Consolas, monospace; color: #c9cfdf; }
pre span { display: block; padding: 0 14px 0 0; white-space: pre; }
pre span::before { content: attr(data-line); display: inline-block; width: 5ch; margin-right: 2ch; text-align: right; color: #6b7590; }
pre span[data-marked] { background: #47202b; color: #fff; }
pre span[data-marked]::before { color: #ff98a2; }
ol { list-style: none; margin: 0 0 12px; padding: 0; font: 13px/1.6 ui-monospace, Menlo, Consolas, monospace; color: #c9cfdf; }
li { overflow-wrap: anywhere; padding: 2px 0; }
li b { color: #fff; font-weight: 600; }
details { color: #98a1b9; }
summary { cursor: pointer; color: #98a1b9; padding: 4px 0; }
.hint { font: 13px/1.5 system-ui, sans-serif; color: #98a1b9; margin: 0; }
button { background: #262d40; border: 1px solid #465070; border-radius: 7px; padding: 7px 12px; min-height: 36px; cursor: pointer; }
button:hover { background: #323b54; }
button:focus-visible, summary:focus-visible { outline: 2px solid #8ab4ff; outline-offset: 2px; }
.bar { position: fixed; right: 12px; bottom: 12px; display: flex; gap: 8px; align-items: center; border-radius: 999px; border-color: #ffb545; background: #2b2415; color: #ffd08a; font-weight: 600; box-shadow: 0 6px 20px rgb(0 0 0 / 0.4); }
.bar[data-kind="build"] { border-color: #ff5d6c; background: #35161c; color: #ffb3ba; }
@media (prefers-reduced-motion: no-preference) { .cover { animation: appear 120ms ease-out; } @keyframes appear { from { opacity: 0; } } }
`;
