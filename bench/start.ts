import { hash } from '@node-rs/argon2';
import { type Figure, median, milliseconds } from './figure.ts';
import { type Product, startProduct } from './product.ts';

const command = 'npm run bench -- start';

/** Start of a set-up installation, idle memory, and the log-in beside the password hash alone. */
export async function measureStart(dataFolder: string): Promise<Figure[]> {
  const product = await startProduct(dataFolder);
  try {
    const memory = (['quarry api', 'quarry worker'] as const).map((title): Figure => {
      const megabytes = product.memoryOf(title);
      return {
        work: `memory idle, ${title}`,
        figure: megabytes === undefined ? 'not found' : `${megabytes.toFixed(0)} MB`,
        limit: '',
        ratio: undefined,
        goal: '<= 250 MB',
        isMet: megabytes === undefined ? undefined : megabytes <= 250,
        command,
      };
    });
    const start: Figure = {
      work: 'start of a set-up installation to the first answer',
      figure: milliseconds(product.startMs),
      limit: '',
      ratio: undefined,
      goal: '<= 2 s',
      isMet: product.startMs <= 2_000,
      command,
    };
    return [start, ...memory, await measureLogIn(product)];
  } finally {
    await product.stop();
  }
}

async function measureLogIn(product: Product): Promise<Figure> {
  const logIns: number[] = [];
  const hashes: number[] = [];
  for (let round = 0; round < 12; round += 1) {
    logIns.push(await timed(() => product.logIn()));
    hashes.push(await timed(() => hash('only for measuring', { memoryCost: 19_456, timeCost: 2, parallelism: 1 })));
  }
  const ratio = median(logIns) / median(hashes);
  return {
    work: 'log-in',
    figure: milliseconds(median(logIns)),
    limit: `${milliseconds(median(hashes))} the password hash alone`,
    ratio,
    goal: '<= 1.2',
    isMet: ratio <= 1.2,
    command,
  };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}
