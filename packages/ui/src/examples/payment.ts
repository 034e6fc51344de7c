/** Returns the monthly payment of a loan of `principal` dollars that is paid off in `months` equal payments, at a fixed `apr` above 0, in percent. */
export const monthlyPayment = (principal: number, months: number, apr: number) => {
  const rate = apr / 1200;
  return (principal * rate) / (1 - (1 + rate) ** -months);
};
