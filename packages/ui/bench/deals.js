// The rows that each library's table shows.
const names = ['Priya Natarajan', 'Dana Whitfield', 'Marcus Lee', 'Ana Torres', 'Owen Park'];
const vehicles = ['2023 Honda Civic', '2024 Ford F-150', '2019 Toyota Corolla'];
const states = ['In review', 'Approved', 'Funded'];

export const deals = Array.from({ length: 10_000 }, (_, index) => ({
  id: index + 1,
  applicant: `${names[(index * 3) % names.length]} ${index + 1}`,
  vehicle: vehicles[index % vehicles.length],
  state: states[index % states.length],
  amount: 9_800 + ((index * 7_919) % 40_000),
}));

const inDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
export const dollars = (amount) => inDollars.format(amount);
