/** An amount in cents, as people read it: "$30", "$12.50". The currency is an ISO 4217 code in any case. */
export const money = (cents: number, currency: string): string =>
  new Intl.NumberFormat("en-US", { style: "currency", currency, trailingZeroDisplay: "stripIfInteger" }).format(
    cents / 100,
  );
