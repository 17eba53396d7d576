export function buildWeb(): Promise<void>;
export function webInputs(): string[];
