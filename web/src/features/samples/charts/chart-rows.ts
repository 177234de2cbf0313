/** What the drawings show: a year of an invented shop. */
export const visits = [412, 438, 471, 520, 498, 547, 583, 561, 604, 652, 731, 788];
export const buyers = [96, 104, 111, 128, 119, 134, 147, 140, 158, 171, 196, 214];
export const returners = [31, 36, 38, 45, 44, 52, 58, 55, 63, 70, 82, 91];
export const stock = [240, 180, 320, 260, 210, 380, 330, 290, 420, 360, 250, 190];
export const income = [18, 19, 21, 24, 22, 26, 28, 27, 30, 33, 37, 41];
export const costs = [14, 14, 15, 17, 17, 18, 19, 19, 20, 22, 24, 26];

export const areas = ['lamps', 'textiles', 'kitchen', 'garden', 'paper'] as const;
export const soldByArea = [342, 281, 410, 167, 223];
export const returnedByArea = [21, 34, 18, 9, 4];
export const goalsByArea = [86, 64, 92, 48, 71];

export const qualities = ['price', 'delivery', 'range', 'service', 'pictures', 'texts'] as const;
export const ourQualities = [82, 74, 66, 91, 58, 77];
export const theirQualities = [70, 88, 79, 63, 72, 54];

type Point = { x: number; y: number };

/** A regular scatter: each point a little off the line that its place gives it. */
function pointsAround(count: number, from: Point, step: Point, strays: readonly number[]): readonly Point[] {
  return Array.from({ length: count }, (_, place) => ({
    x: from.x + place * step.x,
    y: from.y + place * step.y + (strays[place % strays.length] ?? 0),
  }));
}

export const lampPoints = pointsAround(14, { x: 12, y: 92 }, { x: 9, y: -4 }, [6, -9, 3, 11, -5]);
export const textilePoints = pointsAround(14, { x: 8, y: 40 }, { x: 5, y: 3 }, [-7, 4, 9, -3, 5, -10]);

export const bubbles = [
  { x: 18, y: 64, size: 120 },
  { x: 34, y: 48, size: 310 },
  { x: 52, y: 71, size: 210 },
  { x: 71, y: 39, size: 90 },
  { x: 88, y: 55, size: 260 },
];

const closes = [412, 418, 409, 421, 436, 431, 444, 440, 428, 433, 447, 459, 452, 468];

/** Each day begins where the one before it ended. */
export const candles = closes.map((close, day) => {
  const open = closes[day - 1] ?? 405;
  return {
    day: day + 1,
    open,
    close,
    low: Math.min(open, close) - 3 - ((day * 5) % 7),
    high: Math.max(open, close) + 2 + ((day * 3) % 8),
  };
});

/** Orders by the day of the week, Monday first, in six parts of the day. */
export const busyHours = [
  [4, 2, 18, 31, 42, 25],
  [3, 2, 20, 34, 39, 28],
  [5, 1, 19, 30, 44, 27],
  [4, 3, 22, 36, 47, 30],
  [6, 4, 24, 41, 52, 38],
  [11, 6, 29, 48, 45, 41],
  [9, 5, 17, 38, 50, 33],
];
export const partsOfDay = ['0–4', '4–8', '8–12', '12–16', '16–20', '20–24'];
