/** The ids that the test checkout gives. They tell its payments from those of a payment provider. */
export const paymentIdOf = (sessionId: string) => `test_pi_${sessionId}`;
export const subscriptionIdOf = (sessionId: string) => `test_sub_${sessionId}`;
export const invoiceIdOf = (sessionId: string, period: number) => `test_in_${sessionId}_${period}`;

/** The session in such an id; an empty text for any other id. */
export const sessionIdIn = (id: string) => /^test_(?:pi|sub|in)_(test_cs_[0-9a-f-]+)/.exec(id)?.[1] ?? "";

export const isTestPayment = (paymentId: string): boolean => paymentId.startsWith("test_pi_");
