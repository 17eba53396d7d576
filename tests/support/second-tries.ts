import type { Reporter, TestCase } from "vitest/node";

/** Reports each test that passed only on its retry, which is a defect of the test. */
export default class SecondTries implements Reporter {
  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky)
      console.log(`DEFECT: passed only at the second try: ${test.module.relativeModuleId} › ${test.fullName}`);
  }
}
