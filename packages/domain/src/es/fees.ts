export const free = 'Gratis';
export const from = (fee: string) => `desde ${fee}`;
