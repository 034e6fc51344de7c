/* The words of the receipt of a claim. */

export const heading = 'Your copy of this claim';
export const again = 'Start another claim';
export const notes = ['Keep making your payments.'] as const;
export const links = [{ text: 'Make a Payment', to: '/payment' }] as const;
