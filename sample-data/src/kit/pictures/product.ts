import { circle, ellipse, line, path, picture, rect } from './svg.ts';

type Colours = { main: string; dark: string; light: string };

/** How each kind of thing is drawn, on a square of 300. */
const shapes = {
  lamp: ({ main, dark, light }: Colours) =>
    ellipse(150, 240, 60, 12, dark) +
    line('M150 236V150L206 104', dark, 9) +
    path('M172 70l64 42-26 34-66-40z', main) +
    path('M160 118l44 27-30 30z', light),
  mug: ({ main, dark, light }: Colours) =>
    line('M196 128c46-8 46 64-4 60', dark, 16) +
    path('M88 104h112v92c0 34-112 34-112 0z', main) +
    ellipse(144, 104, 56, 14, light),
  chair: ({ main, dark, light }: Colours) =>
    line('M104 170l-14 78M196 170l14 78M116 170v70M184 170v70', dark, 9) +
    rect(96, 156, 108, 20, dark, 8) +
    rect(104, 62, 92, 88, main, 20) +
    rect(120, 78, 60, 12, light, 6),
  kettle: ({ main, dark, light }: Colours) =>
    line('M104 116c0-62 92-62 92 0', dark, 11) +
    path('M196 140l44-26 8 16-44 56z', dark) +
    path('M92 214c-14-60 12-104 58-104s72 44 58 104c-4 22-112 22-116 0z', main) +
    circle(150, 104, 10, dark) +
    line('M116 160c2-18 10-26 20-30', light, 7),
  clock: ({ main, dark, light }: Colours) =>
    circle(150, 150, 90, main) +
    circle(150, 150, 72, light) +
    line('M150 96v54l34 22', dark, 9) +
    circle(150, 150, 8, dark),
  backpack: ({ main, dark, light }: Colours) =>
    line('M124 84c0-34 52-34 52 0', dark, 10) +
    rect(84, 78, 132, 164, main, 46) +
    rect(102, 164, 96, 62, dark, 14) +
    rect(118, 178, 64, 8, light, 4) +
    line('M108 128h84', light, 6),
  plant: ({ main, dark, light }: Colours) =>
    path('M150 178c-6-64-50-76-74-74 4 44 34 70 74 74z', '#5d8f5a') +
    path('M150 178c2-70 38-96 68-100 6 50-22 92-68 100z', '#76a86b') +
    path('M104 176h92l-14 70h-64z', main) +
    rect(98, 166, 104, 20, dark, 8) +
    rect(122, 200, 8, 30, light, 4),
  headphones: ({ main, dark, light }: Colours) =>
    line('M82 176c-8-122 144-122 136 0', dark, 14) +
    rect(66, 162, 44, 72, main, 20) +
    rect(190, 162, 44, 72, main, 20) +
    rect(78, 178, 8, 40, light, 4) +
    rect(214, 178, 8, 40, light, 4),
  bottle: ({ main, dark, light }: Colours) =>
    rect(132, 52, 36, 34, dark, 8) +
    path('M134 84h32c0 28 26 26 26 58v88c0 24-84 24-84 0v-88c0-32 26-30 26-58z', main) +
    rect(108, 158, 84, 44, light) +
    line('M122 140v-6', light, 6),
  notebook: ({ main, dark, light }: Colours) =>
    rect(86, 60, 134, 184, main, 12) +
    rect(86, 60, 26, 184, dark, 10) +
    rect(130, 92, 70, 34, light, 6) +
    line('M200 60v184', dark, 5),
  blanket: ({ main, dark, light }: Colours) =>
    rect(66, 190, 168, 44, dark, 18) +
    rect(74, 148, 152, 44, main, 18) +
    rect(82, 106, 136, 44, light, 18) +
    line('M98 128h104M90 170h120M84 212h132', main, 5),
  radio: ({ main, dark, light }: Colours) =>
    line('M106 108L196 54', dark, 6) +
    rect(62, 106, 176, 120, main, 20) +
    circle(116, 166, 38, dark) +
    circle(116, 166, 24, light) +
    rect(172, 132, 46, 16, light, 6) +
    circle(182, 186, 11, dark) +
    circle(210, 186, 11, dark),
  bowl: ({ main, dark, light }: Colours) =>
    path('M64 132h172c0 66-38 98-86 98s-86-32-86-98z', main) +
    ellipse(150, 132, 86, 20, light) +
    ellipse(150, 134, 66, 12, dark) +
    rect(116, 226, 68, 12, dark, 6),
  torch: ({ main, dark, light }: Colours) =>
    path('M116 104L70 44h160l-46 60z', light) +
    path('M112 102h76l-12 36h-52z', dark) +
    rect(124, 136, 52, 104, main, 12) +
    circle(150, 168, 9, light) +
    rect(124, 206, 52, 10, dark),
} as const;

export type ProductShape = keyof typeof shapes;

/** A drawn product on a light ground. */
export function productPicture(shape: ProductShape, hue: number): string {
  const colours = { main: `hsl(${hue} 45% 52%)`, dark: `hsl(${hue} 40% 28%)`, light: `hsl(${hue} 55% 84%)` };
  return picture(
    300,
    300,
    rect(0, 0, 300, 300, `hsl(${hue} 35% 95%)`) +
      ellipse(150, 250, 92, 10, `hsl(${hue} 20% 86%)`) +
      shapes[shape](colours),
  );
}
