import type { Reporter, TestCase } from "vitest/node";

/** Reports each test that passed only on its retry, and its first error: a defect of the test, or of a property's code. */
export default class SecondTries implements Reporter {
  onTestCaseResult(test: TestCase): void {
    if (!test.diagnostic()?.flaky) return;
    console.log(`DEFECT: passed only at the second try: ${test.module.relativeModuleId} › ${test.fullName}`);
    console.log(test.result().errors?.[0]?.message ?? "");
  }
}
