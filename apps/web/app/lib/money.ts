const format = (currency: string, digits: number) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency, minimumFractionDigits: digits });

/** '$9.00': amounts travel in the smallest unit. */
export const money = (amount: number, currency: string): string => format(currency, 2).format(amount / 100);

/** '$9', and '$9.50' only where there are cents. */
export const shortMoney = (amount: number, currency: string): string =>
  format(currency, amount % 100 === 0 ? 0 : 2).format(amount / 100);
