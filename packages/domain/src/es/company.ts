import type * as english from '../en/company.ts';
import type { Translated } from '../translated.ts';

/** The company's facts that are words. */
export const hours = {
  office: [
    { days: 'Lunes a viernes', times: '8-8 EST' },
    { days: 'Sábado', times: '9-5 EST' },
    { days: 'Domingo', times: 'cerrado' },
  ],
  automatedPayments: { days: 'Pagos por línea automática', times: '24/7' },
  footer: ['LUN-VIE 9 AM – 9 PM PST', 'SÁB 10 AM – 7 PM PST'],
  military: { days: 'Línea para militares:', times: '6am-5pm, hora del Pacífico' },
} as const satisfies Translated<typeof english.hours>;

export const serviceHours = {
  heading: 'Horario de servicio al cliente',
} as const satisfies Translated<typeof english.serviceHours>;

export const licenseLine = 'NMLS # (muestra)';

export const contactReplyDays = '1 a 2' satisfies Translated<typeof english.contactReplyDays>;
export const claimReplyDays = '1 a 2' satisfies Translated<typeof english.claimReplyDays>;
export const dueDateChanges = 'una vez al año' satisfies Translated<typeof english.dueDateChanges>;
