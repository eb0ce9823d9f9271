import type { Reporter, TestModule } from 'vitest/node';

/** Closes a run with `N passed, N failed` on a line of its own, which CI reads. */
export default class Tally implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    let passed = 0;
    // Errors outside any test, and files that could not be loaded, are failures too.
    let failed = unhandledErrors.length;
    for (const module of modules) {
      const tests = [...module.children.allTests()];
      const failures = tests.filter((test) => test.result().state === 'failed').length;
      passed += tests.filter((test) => test.result().state === 'passed').length;
      failed += failures || (module.ok() ? 0 : 1);
    }
    process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  }
}
