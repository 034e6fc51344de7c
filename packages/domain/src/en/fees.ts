export const free = 'Free';
export const from = (fee: string) => `from ${fee}`;
