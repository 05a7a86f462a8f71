/** How a report looks: on a screen, on a phone, on paper. It loads nothing. */
export const css = `
:root{color-scheme:light dark;--room:#efe6d5;--panel:#f9f4e9;--line:#d2c6ae;--ink:#16292b;--soft:#2f4446;--quiet:#56686a;
--v0:#0f373c;--v1:#a63f12;--v2:#1a5cab;--v3:#65409c}
@media (prefers-color-scheme:dark){:root{--room:#0a1c20;--panel:#0f272c;--line:#2b5158;--ink:#f6f1e5;--soft:#c2d2ce;--quiet:#8fa9a6;
--v0:#97e6c1;--v1:#ff9a73;--v2:#a6d2ea;--v3:#f0bf55}}
*{box-sizing:border-box;margin:0;padding:0}
body{font:400 15px/1.45 Figtree,system-ui,sans-serif;color:var(--ink);background:var(--room);font-variant-numeric:tabular-nums}
main{max-width:880px;margin:0 auto;padding:24px 16px 64px}
h1,h2{font-family:Fraunces,Georgia,serif;font-weight:600;line-height:1.15}
h1{font-size:28px;margin-bottom:12px}h2{font-size:21px;margin:40px 0 12px}
h3{font-size:15px;font-weight:650;margin:0 0 2px}
p{margin:0 0 8px;max-width:68ch}
.quiet{color:var(--quiet);font-size:13px}
ol.findings{list-style:none}
ol.findings>li,section.measure{background:var(--panel);border:1px solid var(--line);border-radius:16px;padding:12px 16px;margin:0 0 12px;break-inside:avoid}
ol.findings>li>p{margin:0;font-size:17px}
details{margin-top:8px;overflow-wrap:anywhere}summary{cursor:pointer;color:var(--soft);min-height:28px}
.plot ul{list-style:none}
.plot li,.plot .ends{display:grid;grid-template-columns:1fr 320px 230px;gap:12px;align-items:center;padding:2px 0}
.plot .label{display:flex;gap:6px;align-items:center;overflow-wrap:anywhere}
.plot svg{width:100%;max-width:320px;display:block}
.plot .label::before{content:'';flex:none;width:10px;height:10px;margin:0 3px;background:var(--v0);print-color-adjust:exact;-webkit-print-color-adjust:exact}
.plot .k0::before{border-radius:50%}.plot .k1::before{background:var(--v1)}.plot .k2::before{background:var(--v2);clip-path:polygon(50% 0,100% 50%,50% 100%,0 50%);scale:1.3}.plot .k3::before{background:var(--v3);clip-path:polygon(50% 0,100% 100%,0 100%)}
.plot .text{font-size:13px;color:var(--soft)}
.plot .ends{color:var(--quiet);font-size:12px;max-width:none}.plot .ends b{font-weight:400}.plot .ends>span{grid-column:2;display:flex;justify-content:space-between;max-width:320px}
.bar{stroke-width:3;fill:none}.zero{stroke:var(--quiet);stroke-width:1;stroke-dasharray:3 3}
.v0{stroke:var(--v0)}.v1{stroke:var(--v1)}.v2{stroke:var(--v2)}.v3{stroke:var(--v3)}
.dot.v0{fill:var(--v0)}.dot.v1{fill:var(--v1)}.dot.v2{fill:var(--v2)}.dot.v3{fill:var(--v3)}
mark{background:none;color:inherit;font-weight:650;border-bottom:2px solid var(--v1)}a{color:inherit}
.story{columns:2;column-gap:24px;padding-left:1.6em;font-size:13px}
dl{font-size:13px;display:grid;grid-template-columns:max-content 1fr;gap:2px 12px;margin:4px 0 8px}
@media (max-width:640px){h1{font-size:24px}.plot li{grid-template-columns:1fr;gap:0;padding:6px 0}
.plot .ends{grid-template-columns:1fr}.plot .ends>span{grid-column:1}.story{columns:1;padding-left:2em}
dl{grid-template-columns:1fr;gap:0}dt{font-weight:650;margin-top:8px}summary{padding:11px 0}}
@media print{:root{color-scheme:light;--room:#fff;--panel:#fff;--line:#ccc;--ink:#000;--soft:#222;--quiet:#555;--v0:#0f373c;--v1:#a63f12;--v2:#1a5cab;--v3:#65409c}
main{max-width:none;padding:0}h2,summary{break-after:avoid}summary{list-style:none}
details::details-content{content-visibility:visible;display:block;height:auto}
ol.findings>li{break-inside:auto}.story li,dt{break-inside:avoid}dt{break-after:avoid}}
`;
