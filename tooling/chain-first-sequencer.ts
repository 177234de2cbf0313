import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The usual order, except that the way from an empty installation is walked before other browser tests fill it. */
export class ChainFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await BaseSequencer.prototype.sort.call(this, files);
    return sorted.toSorted((one, other) => Number(isChain(other)) - Number(isChain(one)));
  }
}

function isChain({ moduleId }: TestSpecification): boolean {
  return moduleId.endsWith('/e2e/chain.test.ts');
}
