export const PANEL_CSS = `
:host { all: initial; color-scheme: light dark; }
* { box-sizing: border-box; }
section, button, select, input, table, label, summary { font: 13px/1.5 system-ui, sans-serif; color: light-dark(#1b2030, #e8ebf4); }
.toggle { position: fixed; left: 0; top: 45%; z-index: 2147483000; writing-mode: vertical-rl; padding: 10px 4px; min-width: 24px; border-radius: 0 8px 8px 0; color: #e8ebf4; border: 1px solid #465070; border-left: 0; background: #1b2030; font-weight: 600; cursor: pointer; opacity: 0.85; }
.toggle[data-faults] { background: #4a3208; border-color: #ffb545; }
.toggle:hover, .toggle:focus-visible { opacity: 1; }
.panel { position: fixed; z-index: 2147483000; display: flex; flex-direction: column; background: light-dark(#fff, #141824); border: 0 solid light-dark(#c4cbdb, #343b52); box-shadow: 0 0 30px rgb(0 0 0 / 0.45); }
.panel[data-dock="bottom"] { inset: auto 0 0 0; height: min(340px, 55vh); border-top-width: 1px; }
.panel[data-dock="right"] { inset: 0 0 0 auto; width: min(440px, 100vw); border-left-width: 1px; }
header { display: flex; gap: 8px; align-items: center; padding: 6px 8px 0 12px; }
h2 { flex: 1; margin: 0; font: 600 13px/1.4 system-ui, sans-serif; color: light-dark(#0b0f1a, #fff); overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
h2 span { color: light-dark(#566079, #98a1b9); font-weight: 400; }
h2 span[data-state="failed"] { color: light-dark(#b3261e, #ff98a2); }
[role="tablist"] { display: flex; gap: 2px; padding: 2px 8px 0; border-bottom: 1px solid light-dark(#d5dbe7, #2a3044); overflow-x: auto; scrollbar-width: thin; }
[role="tab"] { flex: none; border: 0; border-bottom: 2px solid transparent; border-radius: 0; background: none; padding: 7px 10px; min-height: 36px; color: light-dark(#4b556d, #aab3c9); white-space: nowrap; }
[role="tab"][aria-selected="true"] { color: light-dark(#0b0f1a, #fff); border-bottom-color: light-dark(#1c5fd4, #8ab4ff); }
[role="tabpanel"] { flex: 1; overflow: auto; padding: 12px; overscroll-behavior: contain; }
button { background: light-dark(#eef1f7, #262d40); border: 1px solid light-dark(#8792ad, #465070); border-radius: 6px; padding: 4px 10px; min-height: 32px; cursor: pointer; white-space: nowrap; }
button:hover { background: light-dark(#dfe5f0, #323b54); }
button:focus-visible, select:focus-visible, input:focus-visible, summary:focus-visible, [role="tabpanel"]:focus-visible { outline: 2px solid light-dark(#1c5fd4, #8ab4ff); outline-offset: 1px; }
.icon { min-width: 32px; padding: 4px 6px; }
.fields { display: grid; grid-template-columns: repeat(auto-fill, minmax(190px, 1fr)); gap: 12px; align-items: end; }
.field { display: grid; gap: 4px; color: light-dark(#4b556d, #aab3c9); }
select, input[type="text"] { width: 100%; min-height: 34px; padding: 4px 8px; background: light-dark(#fff, #0d1019); border: 1px solid light-dark(#8792ad, #3a4360); border-radius: 6px; }
table { border-collapse: collapse; width: 100%; }
th { text-align: left; color: light-dark(#566079, #98a1b9); font-weight: 500; padding: 4px 10px 4px 0; white-space: nowrap; }
td { border-top: 1px solid light-dark(#e1e6ef, #242a3c); padding: 5px 10px 5px 0; vertical-align: top; overflow-wrap: break-word; }
td select { max-width: 170px; }
td code { white-space: nowrap; }
code, pre { font: 12px/1.5 ui-monospace, Menlo, Consolas, monospace; color: light-dark(#26345c, #c9d6f5); }
pre { margin: 4px 0 0; white-space: pre-wrap; overflow-wrap: anywhere; }
fieldset { border: 0; margin: 0 0 14px; padding: 0; display: flex; flex-wrap: wrap; gap: 6px 18px; }
legend { padding: 0; margin-bottom: 6px; color: light-dark(#4b556d, #aab3c9); font: 13px/1.5 system-ui, sans-serif; }
label { display: inline-flex; gap: 6px; align-items: center; min-height: 28px; }
.field, .field label { display: grid; }
p { margin: 0 0 10px; font: 13px/1.5 system-ui, sans-serif; color: light-dark(#4b556d, #aab3c9); }
.row { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; margin-bottom: 10px; }
.row input[type="text"] { width: 220px; }
.badge { display: inline-block; margin-right: 6px; padding: 0 7px; border-radius: 999px; background: light-dark(#dfe9fd, #22304d); color: light-dark(#1b4fb0, #a9c7ff); font-size: 12px; }
.badge[data-tone="warn"] { background: light-dark(#fdeccd, #453111); color: light-dark(#7a4a00, #ffd08a); }
@media (max-width: 600px) { .panel[data-dock="right"] { inset: auto 0 0 0; width: auto; height: min(340px, 55vh); } .dock { display: none; } }
`;
