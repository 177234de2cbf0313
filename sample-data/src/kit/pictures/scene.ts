import { numberOf, pick, seededRandom, wholeBetween, type Choices, type Random } from '../random.ts';
import { circle, line, path, drawnOnce, picture, rect } from './svg.ts';

type Palette = readonly [sky: string, sun: string, far: string, middle: string, near: string];

const palettes: Choices<Palette> = [
  ['#cfe6f2', '#fff3c4', '#9fc3c9', '#6d9ea0', '#3d6f6d'],
  ['#f8ddc4', '#fff6da', '#e0a98c', '#b9776a', '#7c4a52'],
  ['#dcd9f0', '#fbeef8', '#aea6d3', '#7d74ac', '#4e4880'],
  ['#d8ecd4', '#fdf7cf', '#a4c99a', '#6fa072', '#41704f'],
  ['#1f2f4f', '#f4ecd0', '#31456f', '#24345a', '#16213d'],
];

const [width, height] = [640, 360];

/** A drawn landscape that belongs to a text. */
export const sceneOf = drawnOnce((text) => {
  const random = seededRandom(numberOf(text));
  const [sky, sun, far, middle, near] = pick(random, palettes);
  return picture(
    width,
    height,
    rect(0, 0, width, height, sky) +
      circle(wholeBetween(random, 90, 550), wholeBetween(random, 60, 130), wholeBetween(random, 28, 52), sun) +
      path(ridge(random, 190, 60), far) +
      path(ridge(random, 240, 45), middle) +
      pick(random, foregrounds)(random, sun, near) +
      path(ridge(random, 305, 20), near),
  );
});

/** A line of hills from side to side, filled down to the lower edge. */
function ridge(random: Random, level: number, swing: number): string {
  const points = Array.from({ length: 6 }, (_, index) => {
    const x = (index * width) / 5;
    return `${x - width / 10} ${level - wholeBetween(random, -swing, swing)} ${x} ${level - wholeBetween(random, -swing / 2, swing / 2)}`;
  });
  return `M-80 ${level}Q${points.join('T').replaceAll(/T\S+ \S+ /g, 'T')}V${height}H-80z`;
}

const foregrounds = [houses, masts, trees] as const;

function houses(random: Random, light: string, dark: string): string {
  return Array.from({ length: 7 }, (_, index) => {
    const [x, tall] = [30 + index * 86, wholeBetween(random, 50, 120)];
    const top = 310 - tall;
    return (
      rect(x, top, 62, tall + 20, dark) +
      path(`M${x - 6} ${top}l37-30 37 30z`, dark) +
      rect(x + 12, top + 16, 12, 14, light, 2) +
      rect(x + 38, top + 16, 12, 14, light, 2)
    );
  }).join('');
}

function masts(random: Random, light: string, dark: string): string {
  return Array.from({ length: 4 }, (_, index) => {
    const [x, tall] = [90 + index * 150, wholeBetween(random, 80, 140)];
    return (
      line(`M${x} ${285 - tall}V285`, dark, 4) +
      path(`M${x + 5} ${290 - tall}l42 ${tall - 22}h-42z`, light) +
      path(`M${x - 46} 282h100l-16 26h-68z`, dark)
    );
  }).join('');
}

function trees(random: Random, _light: string, dark: string): string {
  return Array.from({ length: 11 }, (_, index) => {
    const [x, tall] = [20 + index * 60, wholeBetween(random, 60, 130)];
    return path(`M${x} ${305 - tall}l24 ${tall}h-48z`, dark);
  }).join('');
}
