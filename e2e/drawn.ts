import type { Page } from 'playwright-core';

/** A picture as somebody's computer would have it. */
export async function drawn(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [400, 300];
    const pen = canvas.getContext('2d');
    if (pen) {
      pen.fillStyle = '#a84a16';
      pen.fillRect(0, 0, 400, 300);
    }
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(address.split(',')[1] ?? '', 'base64');
}
