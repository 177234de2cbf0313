/** How wide the columns of a list are in all, in pixels; the one that takes what is free counts with its least. */
export function widthOfColumns(grid: HTMLElement): number {
  const tracks = grid.style.getPropertyValue('--columns').matchAll(/(\d+)px/g);
  return [...tracks].reduce((sum, [, pixels]) => sum + Number(pixels), 0);
}
