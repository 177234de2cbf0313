import { stripVTControlCharacters } from 'node:util';
import type { TestError } from 'vitest';
import type { Reporter, TestModule } from 'vitest/node';

const slowestShown = 10;
const mostOfValue = 600;

/** Prints the slowest files, what failed, a line each, and the run's last line, `N passed, N failed`, which scripts read; a file that could not be loaded counts as a failure. */
export default class ClosingLineReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    let passed = 0;
    let skipped = 0;
    const failed = unhandledErrors.map((error) => `an error outside of a test: ${firstLine(error)}`);
    for (const module of modules) {
      const file = `${module.project.name} ${module.relativeModuleId}`;
      failed.push(...module.errors().map((error) => `${file}: ${firstLine(error)}`));
      for (const test of module.children.allTests()) {
        const { state, errors } = test.result();
        if (state === 'passed') passed += 1;
        else if (state === 'failed')
          failed.push(
            `${file}${lineOf(module, errors[0])} > ${test.fullName}: ${firstLine(errors[0])}${valueOf(errors[0])}`,
          );
        else skipped += 1;
      }
    }
    const slowest = modules
      .map((module) => ({ seconds: secondsOf(module), name: `${module.project.name} ${module.relativeModuleId}` }))
      .toSorted((one, other) => other.seconds - one.seconds)
      .slice(0, slowestShown)
      .map(({ seconds, name }) => `slow: ${seconds.toFixed(1)} s ${name}`);
    process.on('exit', () => {
      const closing = `${passed} passed, ${failed.length} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
      process.stdout.write([...slowest, ...failed.map((line) => `failed: ${line}`), closing, ''].join('\n'));
    });
  }
}

/** From the first line of the file to the end of its last hook. */
function secondsOf(module: TestModule): number {
  const { prepareDuration, environmentSetupDuration, collectDuration, setupDuration, duration } = module.diagnostic();
  return (prepareDuration + environmentSetupDuration + collectDuration + setupDuration + duration) / 1000;
}

function firstLine(error: unknown): string {
  const message = isErrorLike(error) ? error.message : String(error);
  return stripVTControlCharacters(message.split('\n', 1)[0] ?? '');
}

/** The line of the test's own file at which it gave up: what was waited for is often said by that alone. */
function lineOf(module: TestModule, error: TestError | undefined): string {
  const place = error?.stacks?.find(({ file }) => file === module.moduleId);
  return place ? `:${place.line}` : '';
}

/** What was found where a list or an object was expected: the message only counts its parts. */
function valueOf(error: TestError | undefined): string {
  const { actual } = error ?? {};
  if (typeof actual !== 'string' || !/^[[{]|^(?:Array|Object) /.test(actual)) return '';
  return `, found ${stripVTControlCharacters(actual).replace(/\s+/g, ' ').slice(0, mostOfValue)}`;
}

function isErrorLike(error: unknown): error is { message: string } {
  return typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string';
}
