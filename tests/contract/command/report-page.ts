/** Looks of the report: one file, light and dark, on phones too. */
export const STYLE = `
:root{color-scheme:light dark;--back:#f6f7f9;--card:#fff;--text:#1c2430;--soft:#566072;--line:#d9dee6;
--bad:#b3261e;--badback:#fdeceb;--warn:#7a4b00;--warnback:#fff4dd;--good:#17663a;--goodback:#e5f5ec;--link:#1b5fc1;--code:#f0f2f5}
@media (prefers-color-scheme:dark){:root{--back:#12161c;--card:#1b212a;--text:#e6eaf0;--soft:#a3adbd;--line:#333c49;
--bad:#ff9d94;--badback:#3a1f1e;--warn:#ffcf7a;--warnback:#362a12;--good:#7fd8a3;--goodback:#16301f;--link:#8ab8ff;--code:#141a22}}
*{box-sizing:border-box}
body{margin:0;background:var(--back);color:var(--text);font:16px/1.5 system-ui,sans-serif}
main{max-width:72rem;margin:0 auto;padding:1rem}
h1{font-size:1.5rem;margin:.5rem 0 0}h2{font-size:1.2rem;margin:2rem 0 .75rem}h3{font-size:1.05rem;margin:0;overflow-wrap:anywhere}
h4{font-size:.9rem;margin:1rem 0 .25rem;color:var(--soft)}
p{margin:.25rem 0}.soft{color:var(--soft)}
.tiles{display:grid;grid-template-columns:repeat(auto-fit,minmax(9rem,1fr));gap:.75rem;margin:1rem 0}
.tile,article,.box{background:var(--card);border:1px solid var(--line);border-radius:.75rem;padding:.75rem 1rem}
.tile b{display:block;font-size:1.5rem}.tile.bad b{color:var(--bad)}.tile.good b{color:var(--good)}
article{margin-block-end:1rem;border-inline-start:.3rem solid var(--bad)}article.known{border-inline-start-color:var(--line)}
.warnings{background:var(--warnback);border-color:var(--warn)}.warnings summary,.warnings p{color:var(--warn)}
.mended{background:var(--goodback);border-color:var(--good)}
.badge{display:inline-block;border-radius:1rem;padding:0 .6rem;font-size:.8rem;font-weight:600;background:var(--badback);color:var(--bad)}
.badge.known{background:var(--code);color:var(--soft)}.badge.seen{background:var(--goodback);color:var(--good)}.badge.none{background:var(--code);color:var(--soft)}
dl{display:grid;grid-template-columns:minmax(6rem,auto) 1fr;gap:.25rem 1rem;margin:.75rem 0}dt{color:var(--soft)}dd{margin:0;overflow-wrap:anywhere}
code,pre{font:.85rem/1.5 ui-monospace,monospace}code{overflow-wrap:anywhere}
pre{white-space:pre-wrap;overflow-wrap:anywhere;background:var(--code);border-radius:.5rem;padding:.75rem;margin:.25rem 0;max-height:28rem;overflow:auto}
summary{cursor:pointer;padding:.25rem 0;min-height:1.5rem}
input{width:100%;font:inherit;padding:.6rem .75rem;border:1px solid var(--soft);border-radius:.5rem;background:var(--card);color:inherit}
label{display:block;position:sticky;top:0;background:var(--back);padding:.5rem 0;z-index:1}
:focus-visible{outline:2px solid var(--link);outline-offset:2px}
.scroll{overflow-x:auto}table{border-collapse:collapse;width:100%;background:var(--card)}
td,th{text-align:start;padding:.35rem .6rem;border-block-end:1px solid var(--line);vertical-align:top}
[hidden]{display:none!important}
@media (max-width:34rem){dl{grid-template-columns:1fr}dt{margin-block-start:.25rem}dd{margin-block-end:.25rem}}
@media print{label{display:none}pre{max-height:none}}
`;

/** Hides what has nothing to do with the calls that are typed. */
export const SCRIPT = `
const field = document.querySelector('input');
const parts = document.querySelectorAll('[data-calls]');
const status = document.querySelector('[role=status]');
field.addEventListener('input', () => {
  const wanted = field.value.trim().toLowerCase();
  let shown = 0;
  for (const part of parts) {
    part.hidden = !part.dataset.calls.includes(wanted);
    if (!part.hidden && part.localName === 'article') shown += 1;
  }
  status.textContent = wanted === '' ? '' : shown + (shown === 1 ? ' failure' : ' failures') + ' shown';
});
`;
