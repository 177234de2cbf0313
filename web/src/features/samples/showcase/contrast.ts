/** How much lighter one colour is than another, from 1 to 21, as WCAG measures it; colours as `#rrggbb` or `#rgb`. */
export function contrastOf(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((left, right) => right - left);
  return (light + 0.05) / (dark + 0.05);
}

/** What a contrast is enough for. */
export function purposeOf(contrast: number): 'forText' | 'forShapes' | 'forDecoration' {
  if (contrast >= 4.5) return 'forText';
  return contrast >= 3 ? 'forShapes' : 'forDecoration';
}

function luminanceOf(given: string): number {
  const colour = given.length === 4 ? given.replaceAll(/[0-9a-f]/gi, '$&$&') : given;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
