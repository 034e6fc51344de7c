export const mailingACheckIs = (fee: string) => `Costo de enviar un cheque por correo: ${fee}.`;
