/** What nearly everybody pays in is written by hand: loading how all currencies are written takes a phone longer than a page. */
function dollars(amount: number, digits: number): string {
  const [whole = '', ...cents] = (Math.abs(amount) / 100).toFixed(digits).split('.');
  return [`${amount < 0 ? '-' : ''}$${whole.replace(/\B(?=(\d{3})+$)/g, ',')}`, ...cents].join('.');
}

const inWords = (amount: number, currency: string, digits: number): string =>
  currency.toUpperCase() === 'USD'
    ? dollars(amount, digits)
    : new Intl.NumberFormat('en-US', { style: 'currency', currency, minimumFractionDigits: digits }).format(
        amount / 100,
      );

/** '$9.00': amounts travel in the smallest unit. */
export const money = (amount: number, currency: string): string => inWords(amount, currency, 2);

/** '$9', and '$9.50' only where there are cents. */
export const shortMoney = (amount: number, currency: string): string =>
  inWords(amount, currency, amount % 100 === 0 ? 0 : 2);
