// Lighthouse is a sixth of all packages, so only the benches that use it install it, into this folder (scripts/bench.mjs).
// Its types are not there when the project is checked, so what the benches use of them is written here.

type Audit = { score: number | null; numericValue?: number; details?: { type: string; items?: object[] } };
type Category = { id: string; score: number | null; auditRefs: { id: string; weight: number }[] };

/** What Lighthouse reports of one page. Times are milliseconds, scores are between 0 and 1. */
export type LighthouseReport = {
  runtimeError?: { message: string };
  audits: Record<string, Audit>;
  categories: Record<string, Category>;
};

type Flags = {
  port?: number;
  onlyCategories?: string[];
  disableStorageReset?: boolean;
  logLevel: "silent";
};

type Flow = {
  navigate(url: string): Promise<void>;
  startTimespan(): Promise<void>;
  endTimespan(): Promise<void>;
  createFlowResult(): Promise<{ steps: { lhr: LighthouseReport }[] }>;
};

/** A tab of the browser that drives user flows. */
export type DrivenPage = {
  goto(url: string, until?: { waitUntil: "networkidle0" }): Promise<unknown>;
  locator(selector: string): { click(): Promise<void>; fill(text: string): Promise<void> };
  evaluate<Values extends unknown[]>(work: (...values: Values) => Promise<void>, ...values: Values): Promise<void>;
};

type DrivenBrowser = { newPage(): Promise<DrivenPage>; close(): Promise<void> };

type Lighthouse = {
  default(url: string, flags: Flags): Promise<{ lhr: LighthouseReport } | undefined>;
  startFlow(page: DrivenPage, options: { flags: Flags }): Promise<Flow>;
};

type Driver = { launch(options: { executablePath: string; args: string[] }): Promise<DrivenBrowser> };

// The names are values, as a compiler would look for the packages.
const [lighthouse, driver] = ["lighthouse", "puppeteer-core"];

export const loadLighthouse = async (): Promise<Lighthouse> => import(`${lighthouse}`);

/** Drives the user flows of Lighthouse, which accept no other driver. */
export const loadDriver = async (): Promise<Driver> => import(`${driver}`);
