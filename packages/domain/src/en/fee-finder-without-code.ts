export const cardNeeds = 'You need the card number and its expiration date.';
