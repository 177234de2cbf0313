import { colours, type ColourKey, type Shape } from '../range/department.ts';
import { type Item } from '../range/item.ts';
import { hash32 } from '../random.ts';
import { escaped } from './html.ts';

const fills: Record<ColourKey, string> = {
  black: '#2b2b2b',
  white: '#f4f1ea',
  red: '#b3372f',
  blue: '#2f5aa8',
  green: '#3f7a46',
  grey: '#808890',
  silver: '#c3c8cc',
  yellow: '#d9b52c',
};

const drawings: Record<Shape, (fill: string, turn: number) => string> = {
  machine: (fill, turn) =>
    `<rect x="85" y="70" width="150" height="190" rx="12" fill="${fill}"/><rect x="105" y="${90 + turn}" width="110" height="28" rx="6" fill="#fff8"/><path d="M140 165h40v22h-40zM130 225h60v20h-60z" fill="#0006"/>`,
  round: (fill, turn) =>
    `<circle cx="160" cy="160" r="${78 + turn}" fill="none" stroke="${fill}" stroke-width="22"/><rect x="66" y="150" width="34" height="70" rx="15" fill="${fill}"/><rect x="220" y="150" width="34" height="70" rx="15" fill="${fill}"/>`,
  shoe: (fill, turn) =>
    `<path d="M60 ${200 - turn}c40-5 55-50 75-70l40 35c25 20 60 20 85 35v25H60z" fill="${fill}"/><rect x="55" y="225" width="210" height="16" rx="8" fill="#0007"/>`,
  blade: (fill, turn) =>
    `<path d="M50 ${150 + turn}h140l-20 40H70z" fill="#c9d0d4"/><rect x="188" y="150" width="90" height="24" rx="10" fill="${fill}"/>`,
  box: (fill, turn) =>
    `<rect x="75" y="${95 + turn}" width="170" height="130" rx="8" fill="${fill}"/><path d="M75 ${130 + turn}h170" stroke="#fff9" stroke-width="8"/>`,
  bottle: (fill, turn) =>
    `<rect x="115" y="${115 - turn}" width="90" height="${145 + turn}" rx="18" fill="${fill}"/><rect x="138" y="75" width="44" height="42" rx="6" fill="#0005"/>`,
  screen: (fill, turn) =>
    `<rect x="50" y="75" width="220" height="${125 + turn}" rx="8" fill="${fill}"/><rect x="60" y="85" width="200" height="${105 + turn}" fill="#9cc3d8"/><path d="M145 ${200 + turn}h30v30h35v12h-100v-12h35z" fill="${fill}"/>`,
  chair: (fill, turn) =>
    `<rect x="110" y="${60 + turn}" width="100" height="110" rx="20" fill="${fill}"/><rect x="95" y="175" width="130" height="26" rx="12" fill="${fill}"/><path d="M155 200h10v40h50v10H105v-10h50z" fill="#555"/>`,
  bag: (fill, turn) =>
    `<path d="M95 80h130l15 ${170 + turn}H80z" fill="${fill}"/><circle cx="160" cy="170" r="34" fill="#fff8"/>`,
  tool: (fill, turn) =>
    `<path d="M90 ${80 + turn}l60 90M230 ${80 + turn}l-60 90" stroke="#9aa3a8" stroke-width="16"/><path d="M150 170l-40 80M170 170l40 80" stroke="${fill}" stroke-width="22" stroke-linecap="round"/>`,
};

/** A drawn picture of an item: its shape, its colour, its brand. */
export function drawPicture(item: Item): string {
  const hue = hash32('hue', item.family) % 360;
  const fill = item.colour ? fills[item.colour] : `hsl(${hue} 45% 50%)`;
  const label = item.colour ? `${item.series}, ${colours[item.colour].en}` : item.series;
  const drawing = drawings[item.department.shape](fill, hash32('turn', item.family) % 14);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 320" role="img" aria-label="${escaped(label)}"><rect width="320" height="320" fill="hsl(${hue} 25% 92%)"/>${drawing}<text x="160" y="296" text-anchor="middle" font-family="sans-serif" font-size="20" fill="#333">${escaped(item.brand)}${item.pack > 1 ? ` ×${item.pack}` : ''}</text></svg>`;
}
