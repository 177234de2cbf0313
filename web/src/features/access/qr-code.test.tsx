import { decodeQR } from 'qr/decode.js';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { QrCode } from './qr-code.tsx';

afterEach(cleanup);

/** The picture as a camera has it, so many pixels to a module. */
const scale = 4;

function photographed(svg: SVGElement): { width: number; height: number; data: Uint8Array } {
  const modules = Number(svg.getAttribute('viewBox')?.split(' ')[2]);
  const width = modules * scale;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, x, y] of svg
    .querySelector('path')
    ?.getAttribute('d')
    ?.matchAll(/M(\d+) (\d+)h/g) ?? []) {
    for (let pixel = 0; pixel < scale * scale; pixel += 1) {
      const row = Number(y) * scale + Math.floor(pixel / scale);
      const at = (row * width + Number(x) * scale + (pixel % scale)) * 4;
      data.fill(0, at, at + 3);
    }
  }
  return { width, height: width, data };
}

it('draws what a camera reads', () => {
  const address =
    'otpauth://totp/Quarry:ada%40shop.example?issuer=Quarry&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&digits=6';
  const { container } = render(<QrCode text={address} />);
  const svg = container.querySelector('svg');
  expect(svg && decodeQR(photographed(svg))).toBe(address);
});
