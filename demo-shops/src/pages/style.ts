import { type Department } from '../range/department.ts';
import { type DepartmentStyle, type Shop } from '../shops/shop.ts';

/** How a shop writes the pages of a department. */
export function styleOf(shop: Shop, department: Department): DepartmentStyle {
  const style = shop.styles[department.key];
  if (!style) throw new Error(`${shop.name} says nothing about the department ${department.key}.`);
  return style;
}

/** The one style sheet of a shop. */
export function styleSheet(shop: Shop): string {
  return `:root{--accent:${shop.accent}}
*{box-sizing:border-box}
body{font:16px/1.5 system-ui,sans-serif;margin:0 auto;max-width:70rem;padding:0 1rem;color:#222;background:#fff}
a{color:var(--accent)}
.top{display:flex;flex-wrap:wrap;gap:1rem;align-items:center;justify-content:space-between;padding:1rem 0;border-bottom:3px solid var(--accent)}
.top-name{font-size:1.4rem;font-weight:700;text-decoration:none}
.rooms{display:flex;flex-wrap:wrap;gap:.3rem 1rem;padding:.6rem 0}
.breadcrumb{display:flex;flex-wrap:wrap;gap:.5rem;list-style:none;margin:.5rem 0;padding:0;font-size:.85rem}
.breadcrumb li+li::before{content:"/";margin-right:.5rem;color:#888}
h1{font-size:1.6rem;line-height:1.25;overflow-wrap:anywhere}
h2{font-size:1.15rem}
main img{max-width:100%;height:auto}
main table{border-collapse:collapse}
main td,main th{padding:.3rem .8rem .3rem 0;text-align:left;border-bottom:1px solid #ddd}
[class*="price"]{font-weight:600}
[class*="-main-price"]{font-size:1.6rem;color:var(--accent)}
s,[class*="-was"]{color:#777;font-weight:400}
button{background:var(--accent);color:#fff;border:0;border-radius:4px;padding:.5rem 1rem;font:inherit}
input{font:inherit;padding:.4rem;max-width:100%}
.split{display:flex;flex-wrap:wrap;gap:2rem}
.split>*{flex:1 1 18rem}
.cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(9rem,1fr));gap:1rem}
.card{display:flex;flex-direction:column;border:1px solid #ddd;border-radius:6px;padding:.6rem;text-decoration:none;color:inherit;font-size:.9rem}
.card-title{overflow-wrap:anywhere}
aside{margin-top:2rem;border-top:1px solid #ddd}
footer{margin:2rem 0;padding-top:1rem;border-top:3px solid var(--accent);font-size:.85rem}
footer a{margin-right:1rem}
`;
}
