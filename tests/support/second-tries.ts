import type { Reporter, TestCase } from "vitest/node";

/** Names each test that passed only at its second try: a defect of the test. */
export default class SecondTries implements Reporter {
  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky)
      console.log(`DEFECT: passed only at the second try: ${test.module.relativeModuleId} › ${test.fullName}`);
  }
}
