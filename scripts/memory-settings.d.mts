export const memorySettings: Readonly<Record<string, string>>;
export const memoryFlags: readonly string[];
