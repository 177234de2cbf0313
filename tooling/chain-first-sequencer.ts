import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** They need an empty installation, in this order; the others fill it. */
const onEmptyInstallation = ['/e2e/empty.full.test.ts', '/e2e/chain.test.ts'];

/** The usual order, except that what needs an empty installation comes before other browser tests. */
export class ChainFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await BaseSequencer.prototype.sort.call(this, files);
    return sorted.toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}

function placeOf({ moduleId }: TestSpecification): number {
  const place = onEmptyInstallation.findIndex((path) => moduleId.endsWith(path));
  return place === -1 ? onEmptyInstallation.length : place;
}
